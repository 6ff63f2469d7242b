import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { timestamp } from '../core/fields.ts'
import { isKnownInstant } from '../core/instant.ts'
import { timeZone } from '../core/time-zone.ts'
import { splits } from './metric.ts'

/** What a range is compared with: as many days before it, or the same days a year before. */
export const comparisons = ['none', 'previous', 'year'] as const
export type Comparison = (typeof comparisons)[number]

export const steps = ['hour', 'day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

/** How many days a range may have, and how many steps. */
export const mostDays = 3660
export const mostSteps = 400

const day = z.iso.date().refine(isKnownInstant)
const span = z.object({ from: timestamp, to: timestamp })
const value = z.number().nullable()

/** A step that begins before the range, or ends after it or after now, has less than a whole one would. */
const StepOf = span.extend({ isPartial: z.boolean() })

const Part = z.object({
  /** The value of the filter by which its records are found. */
  key: z.string(),
  /** What a record is called that the key names; null for a choice. */
  title: z.string().nullable(),
  value: z.number(),
  /** The second number of a part that has two; else null. */
  second: value,
  series: z.array(z.number()).nullable(),
})

const Figure = z.object({
  metric: z.string(),
  /** Null where nothing can be said, as an average of nothing. */
  value,
  /** Of what the range is compared with. */
  against: value,
  /** By step; null for what is so now, whatever the range. */
  series: z.array(value).nullable(),
  seriesAgainst: z.array(value).nullable(),
  parts: z.array(Part).nullable(),
})
export type Figure = z.output<typeof Figure>

/** What figures are of: the days, their steps, and what they are compared with. */
const Frame = z.object({
  /** In which the days of the range begin. */
  zone: z.string(),
  range: span,
  /** Ends as far into it as now is in the range. */
  against: span.nullable(),
  step: z.enum(steps),
  steps: z.array(StepOf),
  stepsAgainst: z.array(StepOf).nullable(),
})
export type Frame = z.output<typeof Frame>

const Moment = z.object({
  asOf: timestamp,
  /** Which day it is for the company: by it, it is told how late something is. */
  day,
})

const Figures = Moment.extend({ ...Frame.shape, figures: z.array(Figure) })
export type Figures = z.output<typeof Figures>

/** As many cards as are answered at once. */
export const mostCards = 50

const cardFields = {
  names: z.string().min(1).max(400).describe('Names of metrics, by comma'),
  by: z.enum(splits).optional(),
}

const frameFields = {
  from: day,
  to: day.describe('The last day'),
  against: z.enum(comparisons).default('none'),
  step: z.enum(steps).optional(),
  zone: timeZone.default('UTC'),
}

/** One of several cards; what it does not say of its frame is as for all of them. */
export const CardAsked = z.strictObject({
  ...cardFields,
  from: day.optional(),
  to: day.optional(),
  against: z.enum(comparisons).optional(),
  step: z.enum(steps).optional(),
  zone: timeZone.optional(),
})
export type CardAsked = z.output<typeof CardAsked>

const CardAnswer = z.object({
  /** Null where it is refused. */
  figures: z.array(Figure).nullable(),
  /** Which of the frames they are of. */
  frame: z.int().nullable(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
})

const Cards = Moment.extend({ frames: z.array(Frame), answers: z.array(CardAnswer) })
export type Cards = z.output<typeof Cards>

export const metricEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/metrics',
    needs: 'session',
    summary:
      'Numbers over the records of a range of days in a time zone, all as of one moment: in all, by step, by part, and compared. What each needs is `needs` of its description',
    query: z.object({ ...cardFields, ...frameFields }),
    output: Figures,
  }),
  cards: endpoint({
    method: 'GET',
    path: '/metrics/cards',
    needs: 'session',
    summary:
      'What several cards ask for, all as of one moment and in their order; one that is refused says so in its place',
    query: z.object({
      cards: z
        .string()
        .min(1)
        .max(6000)
        .describe('A JSON list of cards, each with `names` and maybe `by`, and what of its frame is not as for all'),
      ...frameFields,
    }),
    output: Cards,
  }),
}
