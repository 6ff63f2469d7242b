import type { Order } from '@quarterdeck/contract/sales/orders'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { type EditConflict, recordMessages, useFaces } from '../../../kit/records/index.ts'
import { ConflictDialog } from '../../../kit/ui/form/conflict-dialog.tsx'
import { orderMessages } from '../messages/index.ts'
import { inputOf, type OrderInput, type OrderInputName } from './order-input.ts'

interface Props {
  readonly conflict: EditConflict<Order, OrderInput>
  readonly onCancel: () => void
  readonly onResolve: (mine: readonly string[]) => void
}

/** Shows both values of fields changed by two people. */
export const OrderConflict = ({ conflict, onCancel, onResolve }: Props) => {
  const {
    edit: { deliveredOn },
    fields,
  } = useMessages(orderMessages)
  const methods = useMessages(recordMessages).paymentMethods
  const { days } = useFormats()
  const { current, typed } = conflict
  const faces = useFaces([Number(typed.customerId), current.customer.id])
  const theirs = inputOf(current)
  const labels = { ...fields, customerId: fields.customer, deliveredOn }
  const show = (name: OrderInputName, input: OrderInput) => {
    if (name === 'customerId') return faces.get(Number(input.customerId))?.name ?? `#${input.customerId}`
    if (name === 'paymentMethod') return methods[input.paymentMethod]
    return name === 'deliveredOn' && input.deliveredOn ? days(input.deliveredOn, input.deliveredOn) : input[name]
  }
  return (
    <ConflictDialog
      fields={conflict.fields.map((name) => ({
        name,
        label: labels[name],
        theirs: show(name, theirs),
        yours: show(name, typed),
      }))}
      onCancel={onCancel}
      onResolve={onResolve}
    />
  )
}
