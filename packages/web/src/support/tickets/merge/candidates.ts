import { type Ticket, ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import { listing } from '../../../kit/lib/api/queries.ts'

const most = 20
const latest = [{ field: 'lastMessageAt', desc: true }] as const

/** Returns the query of the requester's other tickets, latest first. */
export const ticketsOfRequester = ({ userId, requesterEmail }: Pick<Ticket, 'userId' | 'requesterEmail'>) => ({
  ...listing(tickets.list, ticketList, {
    sort: latest,
    perPage: most,
    where: [
      userId === null
        ? { field: 'requesterEmail', op: 'has' as const, values: [requesterEmail] }
        : { field: 'userId', op: 'in' as const, values: [userId] },
    ],
  }),
  enabled: userId !== null || requesterEmail !== '',
})

/**
 * Returns true if two tickets have the same requester. Needed because the search for an address also matches parts of
 * it.
 */
export const hasSameRequester = (one: Ticket, other: Ticket): boolean =>
  one.userId === other.userId &&
  (one.userId !== null || one.requesterEmail.toLowerCase() === other.requesterEmail.toLowerCase())

/** Returns the query of tickets by number or search text. */
export const searchTickets = (q: string) => {
  const number = /^#?(\d{1,9})$/.exec(q)?.[1]
  return [
    {
      ...listing(tickets.list, ticketList, {
        sort: latest,
        where: [{ field: 'ids', op: 'in', values: [Number(number ?? 0)] }],
      }),
      enabled: number !== undefined,
    },
    { ...listing(tickets.list, ticketList, { sort: latest, perPage: most, where: [], q }), enabled: q !== '' },
  ]
}
