import type { Figure, Figures, Frame, metricEndpoints } from '@quarterdeck/contract/insight/metrics/endpoint'
import { maxDays, maxSteps } from '@quarterdeck/contract/insight/metrics/endpoint'
import { type MetricName, metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { dayKept } from '@quarterdeck/contract/kit/day'
import type { QueryOf } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Db } from '../../kit/ports.ts'
import { todayOf } from '../../sales/company/index.ts'
import { ask } from './ask.ts'
import { openQuestions, type Put } from './asked.ts'
import { countOf, dayAt, inUtc, numberOf, type Steps, stepFor, stepsOf, yearBefore } from './days.ts'
import type { OpenSettled } from './settled.ts'
import { figureOf, planOf, type RowsOf, type Spans } from './tell.ts'
import { titlesOfAll } from './titles.ts'

type Query = QueryOf<typeof metricEndpoints.read>

/** A request for figures: the parsed query and its metrics. */
export interface Wanted {
  readonly query: Query
  readonly names: readonly MetricName[]
}

export const bad = (message: string) => new Problem('invalid_request', { message })

/**
 * Last day of a range. In any time zone, rounded up to a whole UTC day, it ends before the year 10000, which
 * `toISOString` writes in a form that PostgreSQL can't read.
 */
const lastDay = numberOf('9999-12-29')

/**
 * Returns the first and last day and the step of a range.
 * @throws Problem for a range that is too long, too late or ends before it begins
 */
export const readRange = ({ from, to, step: wanted }: Query) => {
  const [first, last] = [numberOf(from), numberOf(to)]
  const days = last - first + 1
  if (days < 1) throw bad('to is before from')
  if (last > lastDay) throw bad('to is 9999-12-29 at the latest')
  if (days > maxDays) throw bad(`A range has at most ${maxDays} days`)
  const step = wanted ?? stepFor(days)
  if (countOf(days, step) > maxSteps) throw bad(`A range has at most ${maxSteps} steps; choose longer ones`)
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
  const [start = 0, end = 0] = [whole.edges[0], whole.edges.at(-1)]
  const until = start + Math.max(0, now - (range.edges[0] ?? 0))
  const steps =
    until >= end
      ? whole
      : { edges: [...whole.edges.filter((edge) => edge < until), until], cut: [whole.cut[0], true] as const }
  return steps.edges.length > 1 ? steps : undefined
}

const dayMs = 86_400_000

const instant = (at: number) => new Date(at).toISOString()

const spanOf = ({ edges }: Steps) => ({ from: instant(edges[0] ?? 0), to: instant(edges.at(-1) ?? 0) })

/** @param now marks the step that contains it as partial */
const toldSteps = ({ edges, cut: [first, last] }: Steps, now: number): Frame['steps'] =>
  edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0
    const isCut = (index === 0 && first) || (index === edges.length - 2 && last)
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
  const asked = readRange(query)
  const range = stepsOf(asked.first, asked.last, asked.step, zone)
  const against = stepsAgainst(query, asked, range, now)
  const today = dayAt(now, zone)
  const spans: Spans = {
    edges: range.edges,
    against: against?.edges,
    lastDays: (days) => {
      const { edges } = stepsOf(today - days + 1, today, 'day', zone)
      return [edges[0] ?? 0, edges.at(-1) ?? 0]
    },
    kept: (at) => inUtc(at, zone),
    asOf: day,
    passed: Math.max(0, Math.min(now, range.edges.at(-1) ?? 0) - (range.edges[0] ?? 0)) / dayMs,
  }
  const frame: Frame = {
    zone,
    range: spanOf(range),
    against: against ? spanOf(against) : null,
    step: asked.step,
    steps: toldSteps(range, now),
    stepsAgainst: against ? toldSteps(against, now) : null,
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
const prepared = ({ query, names }: Wanted, framed: ReturnType<typeof openFrames>, put: Put) => {
  const { by } = query
  const { frame, spans } = framed(query)
  const plans = names.map((name) => ({ name, plan: planOf(put, metricOf(name), spans, by) }))
  const tell = (rowsOf: RowsOf) => plans.map(({ name, plan }) => figureOf(name, plan, rowsOf, spans, by))
  return { by, frame, tell }
}

/** Context of a request for figures. */
export interface Asking {
  readonly db: Db
  readonly now: Date
  readonly settle: OpenSettled
}

/** Computes the figures of several requests as of one moment; equal queries run once. */
export const figuresOfAll = async ({ db, now, settle }: Asking, wanted: readonly Wanted[]) => {
  const day = dayKept(await todayOf(db, now))
  const questions = openQuestions()
  const framed = openFrames({ now: now.getTime(), day })
  const all = wanted.map((each) => prepared(each, framed, questions.put))
  const bySlot = Map.groupBy(await ask(db, questions.asked, settle, now.getTime()), ({ slot }) => slot)
  const told = all.map(({ by, frame, tell }) => ({ by, frame, figures: tell((slot) => bySlot.get(slot) ?? []) }))
  const titled = await titlesOfAll(
    db,
    told.map(({ by, figures }) => ({ by, keys: figures.flatMap(({ parts }) => parts?.map(({ key }) => key) ?? []) })),
  )
  const answers = told.map(({ by, frame, figures }) => ({
    frame,
    figures: figures.map((figure): Figure => {
      const parts = figure.parts?.map((part) => ({ ...part, title: titled(by, part.key) }))
      return { ...figure, parts: parts ?? null }
    }),
  }))
  return { asOf: now.toISOString(), day, answers }
}

/** Computes the figures of one request. */
export const figuresOf = async (asking: Asking, wanted: Wanted): Promise<Figures> => {
  const { asOf, day, answers } = await figuresOfAll(asking, [wanted])
  const [only] = answers
  if (!only) throw new Error('One question has one answer')
  return { asOf, day, ...only.frame, figures: only.figures }
}
