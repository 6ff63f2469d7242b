import { type TicketFigures, tickets } from '@quarterdeck/contract/support/tickets'
import { keepPreviousData } from '@tanstack/react-query'
import { reading } from '../../../kit/lib/api/queries.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'

/** Available periods, in days. */
export const periods = [7, 30, 90] as const

/** Returns the period in the URL; 30 days by default. */
export const daysIn = ({ days }: { readonly days?: unknown }): number =>
  periods.find((period) => String(period) === String(days)) ?? 30

export const figuresOf = (days: number) => ({
  ...reading(tickets.figures, { days }),
  placeholderData: keepPreviousData,
})

export type Counted = 'waiting' | 'late' | 'replied' | 'closed'

/** Returns the list parameters for exactly the tickets of a figure. */
export const listParametersOf = (
  of: Counted & keyof TicketFigures,
  since: string,
  agent?: number | null,
): SearchParams => ({
  ...{
    waiting: { status: ['Open', 'Pending'] },
    late: { due: 'broken' },
    replied: { 'firstRepliedAt.gte': since },
    closed: { 'closedAt.gte': since },
  }[of],
  ...(agent === null && { 'assigneeId.empty': 'true' }),
  ...(agent && { assigneeId: String(agent) }),
})
