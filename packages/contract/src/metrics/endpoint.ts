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

const Figures = z.object({
  asOf: timestamp,
  /** Which day it is for the company: by it, it is told how late something is. */
  day,
  /** In which the days of the range begin. */
  zone: z.string(),
  range: span,
  /** Ends as far into it as now is in the range. */
  against: span.nullable(),
  step: z.enum(steps),
  steps: z.array(StepOf),
  stepsAgainst: z.array(StepOf).nullable(),
  figures: z.array(Figure),
})
export type Figures = z.output<typeof Figures>

export const metricEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/metrics',
    needs: 'session',
    summary:
      'Numbers over the records of a range of days in a time zone, all as of one moment: in all, by step, by part, and compared. What each needs is `needs` of its description',
    query: z.object({
      names: z.string().min(1).max(400).describe('Names of metrics, by comma'),
      from: day,
      to: day.describe('The last day'),
      against: z.enum(comparisons).default('none'),
      step: z.enum(steps).optional(),
      by: z.enum(splits).optional(),
      zone: timeZone.default('UTC'),
    }),
    output: Figures,
  }),
}
