import { z } from 'zod'
import { id } from '../core/fields.ts'
import { columnId } from './boards.ts'

/** So many weeks are looked back on. */
export const flowWeeks = 12

const seconds = z.number().nullable()

/** How long cards stay in a column: those that left it lately, and those in it up to now. */
const Stay = z.object({
  columnId,
  /** How many stand there now. */
  cards: z.int(),
  /** Half of the stays are shorter; null where there are none. */
  median: seconds,
  /** 85 of 100 are shorter. */
  most: seconds,
})

/** One stay of a card in a column. */
const CardStay = z.object({
  cardId: id,
  title: z.string(),
  seconds: z.number(),
  /** Whether it is there still, so that the stay goes on. */
  isHere: z.boolean(),
})

/** As many stays are listed. */
export const mostStays = 100

/** The stays that the times of a column are of, the longest first. */
export const Stays = z.object({ total: z.int(), stays: z.array(CardStay) })
export type Stays = z.output<typeof Stays>

const Week = z.object({
  /** Its Monday. */
  from: z.iso.date(),
  /** The Monday after it. */
  until: z.iso.date(),
  /** How many cards came into the last column in it and are there still, archived ones too. */
  cards: z.int(),
})

export const Flow = z.object({
  /** From left to right. */
  columns: z.array(Stay),
  /** The oldest first; this one, which is not over, is the last. */
  weeks: z.array(Week),
})
export type Flow = z.output<typeof Flow>
