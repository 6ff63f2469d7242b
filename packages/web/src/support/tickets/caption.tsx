import { ticketList, tickets } from '@quarterdeck/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'
import type { History } from '../../records/index.ts'

const some = (ids: readonly string[]) =>
  listing(tickets.list, ticketList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** A ticket in short: its subject. */
export const TicketCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const ticket = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  return ticket && <bdi>{ticket.subject}</bdi>
}
