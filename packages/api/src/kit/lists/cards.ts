import type { SummaryCard } from '@quarterdeck/contract/kit/fields'
import type { Db } from '../ports.ts'

interface LiveCard extends Pick<SummaryCard, 'title' | 'icon' | 'color'> {
  readonly card: string
  /** Number of live records. */
  readonly live: number
}

/** Returns the summary cards: live records plus the opening balance. */
export const summaryCards = async (db: Db, cards: readonly LiveCard[]): Promise<SummaryCard[]> => {
  const openings = await db
    .selectFrom('openingCounts')
    .selectAll()
    .where(
      'card',
      'in',
      cards.map(({ card }) => card),
    )
    .execute()
  const carried = new Map(openings.map(({ card, count }) => [card, count]))
  return cards.map(({ card, live, ...rest }, index) => ({
    id: index + 1,
    ...rest,
    totalOrder: live + (carried.get(card) ?? 0),
  }))
}
