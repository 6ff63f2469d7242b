import type { Figure, Figures, Frame, metricEndpoints } from '@quarterdeck/contract/insight/metrics/endpoint'
import { maxDays, maxSteps } from '@quarterdeck/contract/insight/metrics/endpoint'
import { type MetricName, metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { instantToDay } from '@quarterdeck/contract/kit/day'
import type { QueryOf } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Db } from '../../kit/ports.ts'
import { todayOf } from '../../sales/company/index.ts'
import { dayAt, dayNumber, maxStepCount, type Steps, stepFor, stepsOf, toUtcClock, yearBefore } from './days.ts'
import { figureOf, planOf, type RowsOf, type Spans } from './figure.ts'
import { type AddQuery, collectQueries } from './metric-query.ts'
import type { RollupReader } from './rollup-cache.ts'
import { runQueries } from './run-queries.ts'
import { titlesOfAll } from './titles.ts'

type Query = QueryOf<typeof metricEndpoints.read>

/** A request for figures: the parsed query and its metrics. */
export interface FigureRequest {
  readonly query: Query
  readonly names: readonly MetricName[]
}

export const bad = (message: string) => new Problem('invalid_request', { message })

/**
 * Last day of a range. In any time zone, rounded up to a whole UTC day, it ends before the year 10000, which
 * `toISOString` writes in a form that PostgreSQL can't read.
 */
const lastDay = dayNumber('9999-12-29')

/**
 * Returns the first and last day and the step of a range.
 * @throws Problem for a range that is too long, too late or ends before it begins
 */
export const readRange = ({ from, to, step: requested }: Query) => {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const days = last - first + 1
  if (days < 1) throw bad('to is before from')
  if (last > lastDay) throw bad('to is 9999-12-29 at the latest')
  if (days > maxDays) throw bad(`A range has at most ${maxDays} days`)
  const step = requested ?? stepFor(days)
  if (maxStepCount(days, step) > maxSteps) throw bad(`A range has at most ${maxSteps} steps; choose longer ones`)
  return { first, last, step }
}

/** Returns the steps of the comparison range, cut where now is in the range. */
const stepsAgainst = (
  { against, zone }: Query,
  { first, last, step }: ReturnType<typeof readRange>,
  range: Steps,
  now: number,
): Steps | undefined => {
  if (against === 'none') return undefined
  const days = last - first + 1
  const [from, to] = against === 'year' ? [yearBefore(first), yearBefore(last)] : [first - days, last - days]
  const whole = stepsOf(from, to, step, zone)
  const [start = 0, end = 0] = [whole.bounds[0], whole.bounds.at(-1)]
  const until = start + Math.max(0, now - (range.bounds[0] ?? 0))
  const steps =
    until >= end
      ? whole
      : { bounds: [...whole.bounds.filter((bound) => bound < until), until], cut: [whole.cut[0], true] as const }
  return steps.bounds.length > 1 ? steps : undefined
}

const dayMs = 86_400_000

const instant = (at: number) => new Date(at).toISOString()

const spanOf = ({ bounds }: Steps) => ({ from: instant(bounds[0] ?? 0), to: instant(bounds.at(-1) ?? 0) })

/** @param now marks the step that contains it as partial */
const toSteps = ({ bounds, cut: [first, last] }: Steps, now: number): Frame['steps'] =>
  bounds.slice(1).map((to, index) => {
    const from = bounds[index] ?? 0
    const isCut = (index === 0 && first) || (index === bounds.length - 2 && last)
    return { from: instant(from), to: instant(to), isPartial: isCut || (from <= now && now < to) }
  })

/** The present, as an instant and as the company's date. */
interface Moment {
  readonly now: number
  readonly day: string
}

/** Returns the time frame of a query for its response, and the time ranges to read. */
const framedBy = (query: Query, { now, day }: Moment): { readonly frame: Frame; readonly spans: Spans } => {
  const { zone } = query
  const requested = readRange(query)
  const range = stepsOf(requested.first, requested.last, requested.step, zone)
  const against = stepsAgainst(query, requested, range, now)
  const today = dayAt(now, zone)
  const spans: Spans = {
    bounds: range.bounds,
    against: against?.bounds,
    lastDays: (days) => {
      const { bounds } = stepsOf(today - days + 1, today, 'day', zone)
      return [bounds[0] ?? 0, bounds.at(-1) ?? 0]
    },
    toStoredDay: (at) => toUtcClock(at, zone),
    asOf: day,
    elapsedDays: Math.max(0, Math.min(now, range.bounds.at(-1) ?? 0) - (range.bounds[0] ?? 0)) / dayMs,
  }
  const frame: Frame = {
    zone,
    range: spanOf(range),
    against: against ? spanOf(against) : null,
    step: requested.step,
    steps: toSteps(range, now),
    stepsAgainst: against ? toSteps(against, now) : null,
  }
  return { frame, spans }
}

/** Returns a function that computes each time frame once; most cards of a dashboard share one. */
const openFrames = (moment: Moment) => {
  const known = new Map<string, ReturnType<typeof framedBy>>()
  return (query: Query) => {
    const { from, to, against, step, zone } = query
    const key = JSON.stringify([from, to, against, step, zone])
    const framed = known.get(key) ?? framedBy(query, moment)
    known.set(key, framed)
    return framed
  }
}

/** Adds the queries of a request and returns its frame and a function that computes figures from their rows. */
const prepare = ({ query, names }: FigureRequest, framed: ReturnType<typeof openFrames>, add: AddQuery) => {
  const { by } = query
  const { frame, spans } = framed(query)
  const plans = names.map((name) => ({ name, plan: planOf(add, metricOf(name), spans, by) }))
  const toFigures = (rowsOf: RowsOf) => plans.map(({ name, plan }) => figureOf(name, plan, rowsOf, spans, by))
  return { by, frame, toFigures }
}

/** Context of a request for figures. */
export interface QueryContext {
  readonly db: Db
  readonly now: Date
  readonly readCached: RollupReader
}

/** Computes the figures of several requests as of one moment; equal queries run once. */
export const figuresOfAll = async ({ db, now, readCached }: QueryContext, requests: readonly FigureRequest[]) => {
  const day = instantToDay(await todayOf(db, now))
  const collected = collectQueries()
  const framed = openFrames({ now: now.getTime(), day })
  const prepared = requests.map((each) => prepare(each, framed, collected.add))
  const bySlot = Map.groupBy(await runQueries(db, collected.queries, readCached, now.getTime()), ({ slot }) => slot)
  const results = prepared.map(({ by, frame, toFigures }) => ({
    by,
    frame,
    figures: toFigures((slot) => bySlot.get(slot) ?? []),
  }))
  const titled = await titlesOfAll(
    db,
    results.map(({ by, figures }) => ({
      by,
      keys: figures.flatMap(({ parts }) => parts?.map(({ key }) => key) ?? []),
    })),
  )
  const answers = results.map(({ by, frame, figures }) => ({
    frame,
    figures: figures.map((figure): Figure => {
      const parts = figure.parts?.map((part) => ({ ...part, title: titled(by, part.key) }))
      return { ...figure, parts: parts ?? null }
    }),
  }))
  return { asOf: now.toISOString(), day, answers }
}

/** Computes the figures of one request. */
export const figuresOf = async (context: QueryContext, request: FigureRequest): Promise<Figures> => {
  const { asOf, day, answers } = await figuresOfAll(context, [request])
  const [only] = answers
  if (!only) throw new Error('One question has one answer')
  return { asOf, day, ...only.frame, figures: only.figures }
}
