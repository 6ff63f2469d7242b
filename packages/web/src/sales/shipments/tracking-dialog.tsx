import { Button } from '@mantine/core'
import type { Shipment } from '@quarterdeck/contract/sales/shipments'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import record from '../../kit/ui/styles/record.module.css'
import { salesMessages } from '../messages/index.ts'
import { TrackingFields } from './tracking-fields.tsx'
import { useShipmentChanges } from './use-shipments.ts'
import { useTracking } from './use-tracking.ts'

interface Props {
  readonly shipment: Shipment
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Corrects carrier and tracking of a shipment. */
export const TrackingDialog = ({ shipment: latest, onClose, onChanged }: Props) => {
  const m = useMessages(salesMessages).shipments
  const { actions } = useMessages(commonMessages)
  // What one began with: who changes it meanwhile is not overwritten.
  const [shipment] = useState(latest)
  const tracking = useTracking(shipment)
  const { track, isBusy, problem } = useShipmentChanges(shipment, onChanged)
  const form = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!tracking.isRight || isBusy) return
    const { changed } = tracking
    if (Object.keys(changed).length === 0 || (await track(changed))) onClose()
  }
  return (
    <Dialog
      opened
      size="lg"
      title={m.edit}
      text={m.editText}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!tracking.isRight} loading={isBusy}>
            {actions.save}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem} />
        <TrackingFields tracking={tracking} />
      </form>
    </Dialog>
  )
}
