import { z } from 'zod'
import { id } from '../kit/fields.ts'
import { columnId } from './boards.ts'

/** Number of weeks that the flow covers. */
export const flowWeeks = 12

const seconds = z.number().nullable()

/** Statistics of how long cards stay in a column: of stays that ended recently, and of those that continue. */
const Stay = z.object({
  columnId,
  /** Number of cards in the column now. */
  cards: z.int(),
  /** Median duration; null if there are no stays. */
  median: seconds,
  /** 85th percentile. */
  most: seconds,
})

/** The time that one card spends in a column. */
const CardStay = z.object({
  cardId: id,
  title: z.string(),
  seconds: z.number(),
  /** True while the card is still in the column. */
  isHere: z.boolean(),
})

/** Maximum number of stays in a response. */
export const maxStays = 100

/** Stays from which the statistics of a column were computed, the longest first. */
export const Stays = z.object({ total: z.int(), stays: z.array(CardStay) })
export type Stays = z.output<typeof Stays>

const Week = z.object({
  /** Monday of the week. */
  from: z.iso.date(),
  /** Monday of the next week. */
  until: z.iso.date(),
  /** Number of cards that reached the last column in the week and are still there, including archived ones. */
  cards: z.int(),
})

export const Flow = z.object({
  /** Columns from left to right. */
  columns: z.array(Stay),
  /** Weeks from oldest to current; the current one isn't over. */
  weeks: z.array(Week),
})
export type Flow = z.output<typeof Flow>
