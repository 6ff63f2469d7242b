import { help } from '@quarterdeck/contract/support/help'
import { ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import type { QueryClient } from '@tanstack/react-query'
import { listing, reading } from '../../../kit/lib/api/queries.ts'
import type { Locale } from '../../../kit/lib/i18n/locale.ts'
import { incidentsNow } from '../incidents/incident-query.ts'

export const popularIn = (language: Locale) => reading(help.popular, { language })

/** Number of tickets shown. */
const max = 5

export const openTicketsOf = (userId: number, q = '') =>
  listing(tickets.list, ticketList, {
    ...(q && { q }),
    sort: [{ field: 'createdAt', desc: true }],
    page: 1,
    perPage: max,
    where: [
      { field: 'userId', op: 'in', values: [userId] },
      // What one looks for may be over already.
      ...(q ? [] : [{ field: 'status', op: 'in' as const, values: ['Open', 'Pending'] }]),
    ],
  })

export const replyTimeNow = reading(help.replyTime)

/** Prefetches the data of the screen. */
export const prefetchOverview = (queries: QueryClient, language: Locale): void => {
  void queries.prefetchQuery(popularIn(language))
  void queries.prefetchQuery(incidentsNow)
  void queries.prefetchQuery(replyTimeNow)
}
