import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { timestamp } from '../../kit/fields.ts'
import { isKnownInstant } from '../../kit/instant.ts'
import { timeZone } from '../../kit/time-zone.ts'
import { dimensions } from './metric.ts'

/** Comparison of a range: with the same number of days before it, or the same days a year earlier. */
export const comparisons = ['none', 'previous', 'year'] as const
export type Comparison = (typeof comparisons)[number]

export const steps = ['hour', 'day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

/** Limits of a range, in days and in steps. */
export const maxDays = 3660
export const maxSteps = 400

const day = z.iso.date().refine(isKnownInstant)
const span = z.object({ from: timestamp, to: timestamp })
const value = z.number().nullable()

/** A time step. It is partial if the range or the present cuts it short. */
const StepOf = span.extend({ isPartial: z.boolean() })

const Part = z.object({
  /** Filter value that selects the records of this group. */
  key: z.string(),
  /** Name of the record whose id is the key; null if the key is a choice. */
  title: z.string().nullable(),
  value: z.number(),
  /** Second number of a group in a dimension with two (see `comparisonDimensions`); null otherwise. */
  second: value,
  series: z.array(z.number()).nullable(),
})

const Figure = z.object({
  metric: z.string(),
  /** Null if undefined, such as the average of nothing. */
  value,
  /** Value of the comparison range. */
  against: value,
  /** Value per step; null for a metric of the present, which ignores the range. */
  series: z.array(value).nullable(),
  seriesAgainst: z.array(value).nullable(),
  parts: z.array(Part).nullable(),
})
export type Figure = z.output<typeof Figure>

/** Time frame of figures: the range, its steps and the comparison range. */
const Frame = z.object({
  /** Time zone of the range. */
  zone: z.string(),
  range: span,
  /** Comparison range. If the range isn't over, it is cut off after the same elapsed time. */
  against: span.nullable(),
  step: z.enum(steps),
  steps: z.array(StepOf),
  stepsAgainst: z.array(StepOf).nullable(),
})
export type Frame = z.output<typeof Frame>

const Moment = z.object({
  asOf: timestamp,
  /** Today's date for the company, by which days overdue are counted. */
  day,
})

const Figures = Moment.extend({ ...Frame.shape, figures: z.array(Figure) })
export type Figures = z.output<typeof Figures>

/** Maximum number of cards in one request. */
export const maxCards = 50

const cardFields = {
  names: z.string().min(1).max(400).describe('Names of metrics, by comma'),
  by: z.enum(dimensions).optional(),
}

const frameFields = {
  from: day,
  to: day.describe('The last day'),
  against: z.enum(comparisons).default('none'),
  step: z.enum(steps).optional(),
  zone: timeZone.default('UTC'),
}

/** Query of one card; absent properties of the time frame default to those of the request. */
export const CardQuery = z.strictObject({
  ...cardFields,
  from: day.optional(),
  to: day.optional(),
  against: z.enum(comparisons).optional(),
  step: z.enum(steps).optional(),
  zone: timeZone.optional(),
})
export type CardQuery = z.output<typeof CardQuery>

const CardAnswer = z.object({
  /** Null if the query failed. */
  figures: z.array(Figure).nullable(),
  /** Index in `frames`. */
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
      'Get metrics for a range of days in a time zone, all as of the same moment: in total, by time step, by group, and compared with another range. The permission for each metric is `needs` in its definition',
    query: z.object({ ...cardFields, ...frameFields }),
    output: Figures,
  }),
  cards: endpoint({
    method: 'GET',
    path: '/metrics/cards',
    needs: 'session',
    summary:
      'Get the figures of several cards as of the same moment, in their order; refused ones have an error in their place',
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
