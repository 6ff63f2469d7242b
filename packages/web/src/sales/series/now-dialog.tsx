import { Button } from '@mantine/core'
import type { Series } from '@quarterdeck/contract/sales/series'
import { useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { seriesMessages } from './messages/index.ts'
import { useDayFormat } from './state.tsx'

interface Props {
  readonly series: Series
  readonly issueNow: () => Promise<void>
  readonly onClose: () => void
}

/** Asks for confirmation to create the next invoice today. */
export const NowDialog = ({ series: { makes, nextDate }, issueNow, onClose }: Props) => {
  const { record: m } = useMessages(seriesMessages)
  const { actions } = useMessages(commonMessages)
  const day = useDayFormat()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await issueNow()
    onClose()
  }
  return (
    <Dialog
      opened
      title={m.now[makes]}
      text={m.nowText(day(nextDate ?? ''))}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button data-autofocus loading={isBusy} onClick={() => void send()}>
            {m.now[makes]}
          </Button>
        </>
      }
    />
  )
}
