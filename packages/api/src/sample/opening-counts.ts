import type { OrderStatus, TicketStatus } from '@quarterdeck/contract/kit/constants'

interface WithStatus<Status> {
  readonly status: Status
}

const count = <Status>(records: readonly WithStatus<Status>[], status: Status): number =>
  records.filter((record) => record.status === status).length

/** Returns opening counts that, added to the sample's own orders and tickets, give the totals of the specification. */
export const sampleOpeningCounts = (
  orders: readonly WithStatus<OrderStatus>[],
  tickets: readonly WithStatus<TicketStatus>[],
) => [
  { card: 'orders.total', count: 15_101 - orders.length },
  { card: 'orders.new', count: 3874 - count(orders, 'New') },
  { card: 'orders.delivered', count: 5446 - count(orders, 'Delivered') },
  { card: 'orders.cancelled', count: 556 - count(orders, 'Return') },
  { card: 'tickets.total', count: 90 - tickets.length },
  { card: 'tickets.open', count: 25 - count(tickets, 'Open') },
  { card: 'tickets.closed', count: 55 - count(tickets, 'Closed') },
  { card: 'tickets.pending', count: 10 - count(tickets, 'Pending') },
]
