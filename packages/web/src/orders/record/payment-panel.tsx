import type { Order } from '@quarterdeck/contract/orders'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordLink, recordMessages } from '../../records/index.ts'
import { Panel } from '../../ui/panel.tsx'
import { orderMessages } from '../messages/index.ts'
import classes from './record-page.module.css'

/** How it was paid, and the invoice for it. */
export const PaymentPanel = ({ order: { payment, invoiceId } }: { order: Order }) => {
  const { fields } = useMessages(orderMessages)
  const { empty, paymentMethods } = useMessages(recordMessages)
  return (
    <Panel title={fields.payment}>
      <dl className={classes.facts}>
        <div>
          <dt>{fields.paymentMethod}</dt>
          <dd className={classes.card}>
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
            {invoiceId ? (
              <RecordLink entity="invoices" record={invoiceId}>
                {invoiceId}
              </RecordLink>
            ) : (
              empty
            )}
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
