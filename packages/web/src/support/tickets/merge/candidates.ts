import { type Ticket, ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import { listing } from '../../../lib/api/queries.ts'

const most = 20
const latest = [{ field: 'lastMessageAt', desc: true }] as const

/** Other tickets of whoever asks in one, the latest first. */
export const ofRequester = ({ userId, requesterEmail }: Pick<Ticket, 'userId' | 'requesterEmail'>) => ({
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

/** Whether two tickets are of one requester: an address is looked up by a part of it. */
export const isOfSame = (one: Ticket, other: Ticket): boolean =>
  one.userId === other.userId &&
  (one.userId !== null || one.requesterEmail.toLowerCase() === other.requesterEmail.toLowerCase())

/** Tickets by what somebody types: a number, or words. */
export const foundBy = (q: string) => {
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
