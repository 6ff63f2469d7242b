import { Button } from '@mantine/core'
import { type Billing, billing } from '@quarterdeck/contract/account/billing'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ReasonInput } from '../../ui/form/reason-input.tsx'
import { toast } from '../../ui/toast.ts'
import { settingsMessages } from '../messages/index.ts'
import { useStep } from './use-billing.ts'

/** Says when it would end, and asks why. */
export const CancelDialog = ({ billing: known, onClose }: { billing: Billing; onClose: () => void }) => {
  const { cancel: m } = useMessages(settingsMessages).billing
  const { date } = useFormats()
  const { take, isBusy } = useStep()
  const [reason, setReason] = useState('')
  const end = date(known.periodEnd ?? '')
  const cancel = () =>
    take(
      () => call(billing.cancel, { body: { reason }, ifMatch: known.version }),
      () => {
        toast.success(m.done(end))
        onClose()
      },
    )
  return (
    <Dialog
      opened
      title={m.title}
      text={m.text(end)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {m.keep}
          </Button>
          <Button color="red" loading={isBusy} onClick={cancel}>
            {m.confirm}
          </Button>
        </>
      }
    >
      <ReasonInput mt={16} rows={3} label={m.reason} value={reason} onValue={setReason} />
    </Dialog>
  )
}
