import { dayKept } from '@quarterdeck/contract/core/day'
import type { QueryOf } from '@quarterdeck/contract/core/endpoint'
import type { Permission } from '@quarterdeck/contract/core/permission'
import { Problem } from '@quarterdeck/contract/core/problem'
import { type Figures, metricEndpoints, mostDays, mostSteps } from '@quarterdeck/contract/metrics/endpoint'
import { madeOf, type Split, splitNeeds, splitsOf } from '@quarterdeck/contract/metrics/metric'
import { type MetricName, metricNames, metricOf } from '@quarterdeck/contract/metrics/metrics'
import type { Actor } from '../actor.ts'
import { allowed } from '../http/allowed.ts'
import type { Serve } from '../http/serve.ts'
import type { Db } from '../ports.ts'
import { todayOf } from '../sales/company/index.ts'
import { ask } from './ask.ts'
import type { Asked } from './asked.ts'
import { countOf, dayAt, inUtc, numberOf, type Steps, stepFor, stepsOf, yearBefore } from './days.ts'
import { figureOf, planOf, type Spans } from './tell.ts'
import { titlesBy } from './titles.ts'

type Query = QueryOf<typeof metricEndpoints.read>

const bad = (message: string) => new Problem('invalid_request', { message })

const isMetric = (name: string): name is MetricName => metricNames.some((known) => known === name)

/** @throws Problem for a metric that there is not, or one that is not told apart like that */
const readNames = ({ names, by }: Query): readonly MetricName[] => {
  const found = [...new Set(names.split(','))]
  for (const name of found) if (!isMetric(name)) throw bad(`Unknown metric ${name}`)
  const isSplit = (name: string) => by !== undefined && splitsOf(metricOf(name)).includes(by)
  if (by && !found.some(isSplit)) throw bad(`${found.join()} cannot be told apart by ${by}`)
  return found as MetricName[]
}

/** What one has to be allowed to read for a metric, and for those that it is made of. */
const needsOf = (name: string): readonly Permission[] => {
  const metric = metricOf(name)
  return [metric.needs, ...madeOf(metric).flatMap(needsOf)]
}

const guardNeeds = (actor: Actor, names: readonly MetricName[], by: Split | undefined): void => {
  const needed = names.flatMap(needsOf)
  const own = by && splitNeeds[by]
  const missing = [...needed, ...(own ? [own] : [])].find((needs) => !allowed(actor, needs))
  if (missing)
    throw new Problem('forbidden', { message: `You need the permission ${missing} to do this`, needs: missing })
}

/** The days of the range, and its step. @throws Problem where they are too many, or end before they begin */
const readRange = ({ from, to, step: wanted }: Query) => {
  const [first, last] = [numberOf(from), numberOf(to)]
  const days = last - first + 1
  if (days < 1) throw bad('to is before from')
  if (days > mostDays) throw bad(`A range has at most ${mostDays} days`)
  const step = wanted ?? stepFor(days)
  if (countOf(days, step) > mostSteps) throw bad(`A range has at most ${mostSteps} steps; choose longer ones`)
  return { first, last, step }
}

/** What a range is compared with, up to where now is in it. */
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
  if (until >= end) return whole
  return { edges: [...whole.edges.filter((edge) => edge < until), until], cut: [whole.cut[0], true] }
}

const dayMs = 86_400_000

const instant = (at: number) => new Date(at).toISOString()

const spanOf = ({ edges }: Steps) => ({ from: instant(edges[0] ?? 0), to: instant(edges.at(-1) ?? 0) })

/** @param now where what is not over yet is to be told */
const toldSteps = ({ edges, cut: [first, last] }: Steps, now: number): Figures['steps'] =>
  edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0
    const isCut = (index === 0 && first) || (index === edges.length - 2 && last)
    return { from: instant(from), to: instant(to), isPartial: isCut || (from <= now && now < to) }
  })

const figuresOf = async (db: Db, query: Query, names: readonly MetricName[], now: Date): Promise<Figures> => {
  const { by, zone } = query
  const asked = readRange(query)
  const range = stepsOf(asked.first, asked.last, asked.step, zone)
  const against = stepsAgainst(query, asked, range, now.getTime())
  const today = dayAt(now.getTime(), zone)
  const day = dayKept(await todayOf(db, now))
  const spans: Spans = {
    edges: range.edges,
    against: against && against.edges.length > 1 ? against.edges : undefined,
    lastDays: (days) => {
      const { edges } = stepsOf(today - days + 1, today, 'day', zone)
      return [edges[0] ?? 0, edges.at(-1) ?? 0]
    },
    kept: (at) => inUtc(at, zone),
    asOf: day,
    passed: Math.max(0, Math.min(now.getTime(), range.edges.at(-1) ?? 0) - (range.edges[0] ?? 0)) / dayMs,
  }
  const questions: Asked[] = []
  const plans = names.map((name) => ({ name, plan: planOf(questions, metricOf(name), spans, by) }))
  const bySlot = Map.groupBy(await ask(db, questions), ({ slot }) => slot)
  const rowsOf = (slot: number) => bySlot.get(slot) ?? []
  const figures = plans.map(({ name, plan }) => figureOf(name, plan, rowsOf, spans, by))
  const titles = await titlesBy(
    db,
    by,
    figures.flatMap(({ parts }) => parts?.map(({ key }) => key) ?? []),
  )
  return {
    asOf: now.toISOString(),
    day,
    zone,
    range: spanOf(range),
    against: spans.against && against ? spanOf(against) : null,
    step: asked.step,
    steps: toldSteps(range, now.getTime()),
    stepsAgainst: spans.against && against ? toldSteps(against, now.getTime()) : null,
    figures: figures.map((figure) => ({
      ...figure,
      parts: figure.parts?.map((part) => ({ ...part, title: titles.get(part.key) ?? null })) ?? null,
    })),
  }
}

export const serveMetrics = (serve: Serve): void => {
  serve.read(metricEndpoints.read, ({ db, query, actor, now }) => {
    const names = readNames(query)
    guardNeeds(actor, names, query.by)
    return figuresOf(db, query, names, now)
  })
}
