import { Button } from '@mantine/core'
import { type Order, orders } from '@quarterdeck/contract/sales/orders'
import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs'
import { useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { RecordLink, recordMessages } from '../../../kit/records/index.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import classes from '../../../kit/ui/styles/record.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { useInvoiceOf } from '../../invoices/index.ts'
import { orderMessages } from '../messages/index.ts'
import { useOrderChanged } from './use-order-changed.ts'

/** Returns a function that creates and issues the invoice of an order. Undo is not possible; it can be voided. */
const useMakeInvoice = (order: Order) => {
  const m = useMessages(orderMessages).record
  const common = useMessages(commonMessages)
  const changed = useOrderChanged()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)

  const make = async () => {
    setBusy(true)
    try {
      const idempotencyKey = keyFor([order.id, order.version])
      const { data } = await call(orders.invoice, { body: { id: order.id }, idempotencyKey })
      changed(data.order)
      toast.success(m.invoice.made(data.invoice.id))
    } catch (error) {
      reportProblem(common, error)
      changed()
    } finally {
      setBusy(false)
    }
  }
  return { make: () => void make(), isBusy }
}

/** Links the invoice of an order, or offers to create it. */
const InvoiceOf = ({ order }: { order: Order }) => {
  const { invoice: m } = useMessages(orderMessages).record
  const { empty } = useMessages(recordMessages)
  const mayMake = usePermission('invoices:write')
  const { make, isBusy } = useMakeInvoice(order)
  const { invoice, bill, isPending } = useInvoiceOf(order)
  const { money } = useFormats()
  if (isPending) return <Skeleton width={64} />
  if (invoice) {
    return (
      <span className={classes.quiet}>
        <RecordLink entity="invoices" record={invoice}>
          {invoice}
        </RecordLink>
        {bill && bill.owedAmount > 0 && <span>{m.owed(money(bill.owedAmount))}</span>}
      </span>
    )
  }
  if (!mayMake) return empty
  return (
    <Button
      variant="default"
      size="xs"
      mt={4}
      leftSection={<IconFilePlus size={16} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={make}
    >
      {m.make}
    </Button>
  )
}

/** Shows the payment method and the invoice. */
export const PaymentPanel = ({ order }: { order: Order }) => {
  const { fields } = useMessages(orderMessages)
  const { empty, paymentMethods } = useMessages(recordMessages)
  const { payment } = order
  return (
    <Panel title={fields.payment}>
      <dl className={classes.facts}>
        <div>
          <dt>{fields.paymentMethod}</dt>
          <dd className={classes.quiet}>
            {paymentMethods[payment.paymentMethod]}
            <span data-figures>{payment.cardNumber}</span>
          </dd>
        </div>
        <div>
          <dt>{fields.paymentId}</dt>
          <dd data-figures>{payment.id || empty}</dd>
        </div>
        <div>
          <dt>{fields.invoiceId}</dt>
          <dd data-figures>
            <InvoiceOf order={order} />
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
