import { Button } from '@mantine/core'
import type { Order } from '@quarterdeck/contract/sales/orders'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatsOf } from '../../../kit/lib/i18n/formats.ts'
import { preferences } from '../../../kit/lib/i18n/preferences.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { invoiceRecord, LazyCreditDialog } from '../../../sales/invoices/record/index.ts'
import { orderRecord, useOrderChanged } from '../../../sales/orders/index.ts'
import { LazyRefundDialog, refundableRest, refundsOf } from '../../../sales/refunds/index.ts'
import { LazyShipDialog, useShipping } from '../../../sales/shipments/index.ts'
import { ticketMessages } from '../messages/index.ts'
import classes from '../tickets.module.css'

/** Inserts text into the open reply. */
export type FillReply = (text: string) => void

interface Props {
  readonly ticket: Ticket
  readonly id: string
  readonly onFill: FillReply
}

/** Returns a function that inserts the result of an action into the reply, in the customer's language. */
const useFilling = ({ language }: Ticket, onFill: FillReply) => {
  type Words = Awaited<ReturnType<typeof ticketMessages.load>>['work']['replies']
  return async (say: (words: Words, money: (amount: number) => string) => string): Promise<void> => {
    const { work } = await ticketMessages.load(language)
    const { money } = formatsOf(language, { ...preferences(), numberFormat: 'auto' })
    onFill(say(work.replies, money))
  }
}

const Step = ({ label, of, onClick }: { label: string; of: string; onClick: () => void }) => (
  <Button variant="default" size="compact-xs" aria-label={`${label}: ${of}`} onClick={onClick}>
    {label}
  </Button>
)

const OrderSteps = ({ ticket, order, onFill }: Omit<Props, 'id'> & { readonly order: Order }) => {
  const { work: m, create } = useMessages(ticketMessages)
  const { relatedNames: names } = create
  const [mayRefund, mayShip] = [usePermission('orders:refund'), usePermission('orders:write')]
  const refunds = useQuery(refundsOf(order.id)).data?.rows
  const shipping = useShipping(order)
  const changed = useOrderChanged()
  const fill = useFilling(ticket, onFill)
  const [asked, setAsked] = useState<'refund' | 'ship'>()
  const left = refunds && refundableRest(order, refunds)
  const isLeft = left && (left.amount > 0 || left.pieces.some((pieces) => pieces > 0))
  const unshipped = shipping?.left ?? []
  const isShippable =
    unshipped.some((pieces) => pieces > 0) && order.status !== 'Delivered' && order.status !== 'Return'
  const close = () => setAsked(undefined)
  const dialog = { order, onClose: close, onChanged: () => changed() }
  const number = String(order.id)
  return (
    <div className={classes.steps}>
      {mayRefund && isLeft && <Step label={m.refund} of={names.orders(number)} onClick={() => setAsked('refund')} />}
      {mayShip && isShippable && <Step label={m.ship} of={names.orders(number)} onClick={() => setAsked('ship')} />}
      <Suspense>
        {asked === 'refund' && (
          <LazyRefundDialog
            {...dialog}
            onRefunded={({ kind, amount, creditNote }) =>
              void fill((words, money) => {
                if (kind === 'Return' && amount === 0) return words.returned(number)
                return words.refunded(number, money(amount), creditNote?.number ?? '')
              })
            }
          />
        )}
        {asked === 'ship' && (
          <LazyShipDialog
            {...dialog}
            left={unshipped}
            onShipped={({ trackingNumber, trackingUrl }) =>
              void fill((words) => words.shipped(number, trackingNumber ?? '', trackingUrl ?? ''))
            }
          />
        )}
      </Suspense>
    </div>
  )
}

const OrderWork = ({ id, ...rest }: Props) => {
  const { data: order } = useQuery(orderRecord(id))
  return order ? <OrderSteps {...rest} order={order} /> : null
}

const InvoiceWork = ({ ticket, id, onFill }: Props) => {
  const { work: m } = useMessages(ticketMessages)
  const mayWrite = usePermission('invoices:write')
  const { data: invoice } = useQuery(invoiceRecord(id))
  const fill = useFilling(ticket, onFill)
  const [isOpen, setOpen] = useState(false)
  if (!mayWrite || !invoice || invoice.state === 'draft' || invoice.state === 'void') return null
  if (invoice.totalAmount <= invoice.creditedAmount) return null
  return (
    <div className={classes.steps}>
      <Step label={m.credit} of={id} onClick={() => setOpen(true)} />
      <Suspense>
        {isOpen && (
          <LazyCreditDialog
            invoice={invoice}
            onClose={() => setOpen(false)}
            onCredited={({ number, amount }) => void fill((words, money) => words.credited(id, money(amount), number))}
          />
        )}
      </Suspense>
    </div>
  )
}

const works = { orders: OrderWork, invoices: InvoiceWork }

/** Renders the actions on a linked order or invoice, inside the ticket. */
export const RelatedWork = ({ entity, ...rest }: Props & { readonly entity: Ticket['related'][number]['entity'] }) => {
  const Work = entity === 'orders' || entity === 'invoices' ? works[entity] : undefined
  return Work ? <Work {...rest} /> : null
}
