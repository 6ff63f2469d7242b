import type { Order } from '@quarterdeck/contract/sales/orders'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { HistoryPanel } from '../../../kit/records/history/index.ts'
import { RecordLink, recordMessages } from '../../../kit/records/index.ts'
import { RecordNotice } from '../../../kit/records/live/index.ts'
import { NotesPanel } from '../../../kit/records/notes/index.ts'
import { SidePanel } from '../../../kit/records/panel/index.ts'
import { RecordPager } from '../../../kit/ui/data-table/record-pager.tsx'
import notice from '../../../kit/ui/notice.module.css'
import { Page } from '../../../kit/ui/page.tsx'
import { Panel } from '../../../kit/ui/panel.tsx'
import classes from '../../../kit/ui/styles/record.module.css'
import { CustomerPanel } from '../../customer/index.ts'
import { PaymentBadge, useInvoiceOf } from '../../invoices/index.ts'
import { salesMessages } from '../../messages/index.ts'
import { ShipmentsPanel, useShipping } from '../../shipments/index.ts'
import { useOrderFields } from '../fields.tsx'
import { orderMessages } from '../messages/index.ts'
import { orderSource } from '../source.ts'
import { OrderStatusBadge } from '../status.tsx'
import { useOrder } from '../use-order.ts'
import { OrderActions } from './actions.tsx'
import { ItemsPanel } from './items-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { OrderSkeleton } from './skeleton.tsx'
import { useOrderChanged } from './use-order-changed.ts'

/** Columns shown by other panels. */
const shownElsewhere: readonly string[] = [
  'id',
  'customer',
  'items',
  'status',
  'payment',
  'invoiceId',
  'createAt',
  'deliveredAt',
  'totalAmount',
]

/** Shows delivery and billing address, and all fields that no other panel shows. */
const DeliveryPanel = ({ order }: { order: Order }) => {
  const { shipping, billing } = order
  const { record: m, fields } = useMessages(orderMessages)
  const { empty } = useMessages(recordMessages)
  const others = useOrderFields().filter(({ name }) => !shownElsewhere.includes(name))
  return (
    <Panel title={m.addresses}>
      <dl className={classes.facts}>
        <div>
          <dt>{fields.shipping}</dt>
          <dd>{shipping || empty}</dd>
        </div>
        <div>
          <dt>{fields.billing}</dt>
          <dd>{billing && billing === shipping ? m.sameAddress : billing || empty}</dd>
        </div>
        {others.map(({ name, label, cell }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{cell(order)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const About = ({ order }: { order: Order }) => {
  const m = useMessages(orderMessages).record
  const { partly } = useMessages(salesMessages).shipments
  const { instant, date } = useFormats()
  const { shipped = 0, pieces = 0 } = useShipping(order) ?? {}
  return (
    <>
      <OrderStatusBadge status={order.status} />
      {shipped > 0 && shipped < pieces && <span>{partly(shipped, pieces)}</span>}
      {order.invoiceId && (
        <span>
          {order.invoiceId} <PaymentBadge order={order} />
        </span>
      )}
      <time dateTime={order.createAt} title={instant(order.createAt)}>
        {m.orderedOn(date(order.createAt))}
      </time>
      {order.deliveredAt && (
        <time dateTime={order.deliveredAt} title={instant(order.deliveredAt)}>
          {m.deliveredOn(date(order.deliveredAt))}
        </time>
      )}
    </>
  )
}

/** Warns that the order was changed after billing, with a link to the invoice. */
const BillNotice = ({ order }: { order: Order }) => {
  const m = useMessages(orderMessages).record.invoice
  const { bill } = useInvoiceOf(order)
  if (!bill?.orderChanged || bill.orderId !== order.id || bill.state === 'void') return null
  return (
    <div className={notice.bar} role="note">
      <p className={notice.text}>{m.changed}</p>
      <RecordLink entity="invoices" record={bill.id}>
        {bill.id}
      </RecordLink>
    </div>
  )
}

const OrderRecord = ({ id }: { id: string }) => {
  const { name } = useMessages(orderMessages)
  const order = useOrder(id)
  const changed = useOrderChanged()
  return (
    <Page
      title={name(id)}
      about={<About order={order} />}
      actions={
        <>
          <RecordPager list="/orders" spec={orderSource.spec} pageOf={orderSource.page} idOf={idOf} id={id} />
          <OrderActions order={order} />
        </>
      }
    >
      <RecordNotice entity="orders" record={id} version={order.version} isEdited={false} />
      <BillNotice order={order} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ItemsPanel order={order} />
          <NotesPanel about={{ entity: 'orders', record: id }} />
          <div className={classes.last}>
            <HistoryPanel place={{ entity: 'orders', record: id }} />
          </div>
        </div>
        <div className={classes.column}>
          <CustomerPanel customer={order.customer} />
          <DeliveryPanel order={order} />
          <ShipmentsPanel order={order} onChanged={() => changed()} />
          <PaymentPanel order={order} />
        </div>
      </div>
      <SidePanel />
    </Page>
  )
}

/** Renders an order; another id in the URL remounts it. */
export const OrderRecordPage = () => {
  const { id } = useParams({ from: '/shell/orders/$id' })
  return (
    <Suspense key={id} fallback={<OrderSkeleton />}>
      <OrderRecord id={id} />
    </Suspense>
  )
}
