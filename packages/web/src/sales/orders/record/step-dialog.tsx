import { Button } from '@mantine/core'
import type { OrderStatus } from '@quarterdeck/contract/kit/constants'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { ReasonInput } from '../../../kit/ui/form/reason-input.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { orderMessages } from '../messages/index.ts'
import { useStep } from './use-step.ts'

interface Props {
  readonly order: Order
  readonly to: OrderStatus
  readonly onClose: () => void
}

/** Asks for a reason before an unusual step. */
export const StepDialog = ({ order, to, onClose }: Props) => {
  const m = useMessages(orderMessages).record
  const { actions } = useMessages(commonMessages)
  const { step, isBusy } = useStep(order)
  const [reason, setReason] = useState('')
  const form = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || reason.trim() === '') return
    if (await step(to, reason.trim())) onClose()
  }
  return (
    <Dialog
      opened
      title={m.steps.to[to]}
      text={m.steps.why}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={reason.trim() === ''}>
            {m.steps.to[to]}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <ReasonInput rows={3} mt={16} required data-autofocus value={reason} onValue={setReason} />
      </form>
    </Dialog>
  )
}
