import type { Figure } from '@quarterdeck/contract/insight/metrics/endpoint'
import {
  comparisonDimensions,
  componentsOf,
  type Difference,
  type Dimension,
  dimensionsOf,
  isPlain,
  isRatio,
  type Metric,
  mapDimensions,
  medianOf,
  mostParts,
  type Plain,
  type Ratio,
  topNDimensions,
} from '@quarterdeck/contract/insight/metrics/metric'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { monthUpTo } from '@quarterdeck/contract/insight/metrics/records'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { orderAgeNames, placementInterval } from '@quarterdeck/contract/sales/order-ages'
import { type Age, ageNames, dueInterval } from '@quarterdeck/contract/sales/receivables'
import { earliest, latest, type Put, type Row } from './asked.ts'
import { sources } from './sources.ts'

/** Between which moments metrics are asked for. */
export interface Spans {
  readonly edges: readonly number[]
  readonly against: readonly number[] | undefined
  /** So many days up to today, as one step. */
  readonly lastDays: (days: number) => readonly number[]
  /** Where a moment lies for what is kept by the day: the days of a company are the same for every reader. */
  readonly kept: (at: number) => number
  /** The day as of which it is told how late something is. */
  readonly asOf: string
  /** How much of the range has passed, in days. */
  readonly passed: number
}

/** From the latest to what is not due: in the order of the days on which they were. */
const ages: readonly Age[] = ageNames.toReversed()

const ageEdges = (asOf: string): readonly number[] => [
  earliest,
  ...ages.slice(1).map((age) => Date.parse(dueInterval(age, asOf).from ?? asOf)),
  latest,
]

const orderAgeEdges = (asOf: string): readonly number[] => [
  earliest,
  ...orderAgeNames.slice(1).map((age) => Date.parse(placementInterval(age, asOf).from ?? asOf)),
  latest,
]

/** What is so now is told by its age: orders by when they were placed, and all else as what is owed is. */
const standingEdges = ({ of }: Plain, asOf: string) => (of === 'orders' ? orderAgeEdges(asOf) : ageEdges(asOf))

/** Which answers a metric is told from. */
interface Slots {
  readonly now: number
  readonly against?: number
  readonly parts?: number
}

type Plan = Slots | { readonly over: Plan; readonly by: Plan; readonly parts?: number }

/** What is to be asked for a metric. */
export const planOf = (put: Put, metric: Metric, spans: Spans, split?: Dimension, days?: number): Plan => {
  if (!isPlain(metric)) {
    const told = split && dimensionsOf(metric).includes(split) ? split : undefined
    const ownDays = isRatio(metric) ? metric.days : undefined
    const [over, by] = componentsOf(metric).map((name) => planOf(put, metricOf(name), spans, told, days ?? ownDays))
    // What is left of each product is told by both numbers at once.
    const left = isRatio(metric) && metric.byDay && told
    const units = left && (metricOf(componentsOf(metric)[1] ?? '') as Plain)
    return {
      over: over as Plan,
      by: by as Plan,
      ...(units && { parts: put({ metric: units, at: units.at ?? '', edges: spans.edges, by: told }) }),
    }
  }
  const { at, isDay, by = [], repeats } = metric
  const repeated = repeats && { repeated: monthUpTo(spans.asOf) }
  const { standing = '' } = sources[metric.of]
  const kept = (moments: readonly number[]) => (isDay ? moments.map(spans.kept) : moments)
  const putIn = (moments: readonly number[], told?: Dimension) => {
    const before = told === 'falling' && spans.against && { before: kept(spans.against) }
    return put({ metric, at: at ?? standing, edges: kept(moments), by: told, ...repeated, ...before })
  }
  const edges = at ? (days === undefined ? spans.edges : spans.lastDays(days)) : standingEdges(metric, spans.asOf)
  const isSplit = split && split !== 'age' && by.includes(split)
  return {
    now: putIn(edges),
    ...(at && spans.against && days === undefined && { against: putIn(spans.against) }),
    // Of the largest parts nothing is told over time.
    ...(isSplit && {
      parts: putIn(
        topNDimensions.includes(split) ? [edges[0] ?? 0, edges.at(-1) ?? 0] : edges,
        split === 'statusAge' ? 'status' : split,
      ),
    }),
  }
}

type Told = Omit<Figure, 'metric' | 'parts'>

/** What was told in parts of its unit: days in tenths where they are a median. */
const shown = (metric: Metric, worth: number) => {
  if (metric.unit === 'money' || metric.unit === 'stars') return toDecimal(worth)
  return isPlain(metric) && medianOf(metric) ? worth / 10 : worth
}

const seriesOf = (rows: readonly Row[], steps: number): readonly number[] => {
  const series = Array.from({ length: steps }, () => 0)
  for (const { step, worth } of rows) if (step >= 0 && step < steps) series[step] = (series[step] ?? 0) + worth
  return series
}

const sumOf = (worths: readonly number[]) => worths.reduce((sum, worth) => sum + worth, 0)

const isLate = ({ where }: Plain) => where?.state?.join() === 'overdue'

/** What is so now, by its age. */
const agesOf = (metric: Plain, rows: readonly Row[]) => {
  const series = seriesOf(rows, ages.length)
  return ageNames
    .filter((age) => age !== 'notDue' || !isLate(metric))
    .map((age) => ({ key: age as string, worth: series[ages.indexOf(age)] ?? 0 }))
}

const digits = { money: 100, stars: 100, decimal: 100, days: 10, milliseconds: 1, count: 1, percent: 10_000 } as const

const divided = (
  metric: Ratio,
  over: number | null,
  by: number | null | undefined,
  { passed }: Pick<Spans, 'passed'>,
): number | null => {
  if (over === null || !by) return null
  const scale = digits[metric.unit]
  return Math.round((scale * (metric.byDay ? passed : (metric.days ?? 1)) * over) / by) / scale
}

/** The rows of an answer. */
export type RowsOf = (slot: number) => readonly Row[]

const taken = (from: number | null, off: number | null | undefined): number | null =>
  from === null || off === null || off === undefined ? null : Math.round(100 * (from - off)) / 100

const toldOfTwo = (metric: Ratio | Difference, over: Told, by: Told, spans: Spans): Told => {
  const told = (one: number | null, other: number | null | undefined) =>
    isRatio(metric) ? divided(metric, one, other, spans) : taken(one, other)
  const each = (some: Told['series'], others: Told['series']) =>
    some && others ? some.map((value, index) => told(value, others[index])) : null
  return {
    value: told(over.value, by.value),
    against: told(over.against, by.against),
    series: each(over.series, by.series),
    seriesAgainst: each(over.seriesAgainst, by.seriesAgainst),
  }
}

/** Medians are told of all and of each step by themselves, in tenths of a day; of nothing there is none. */
const toldOfMedian = (metric: Plain, { now, against }: Slots, rowsOf: RowsOf, spans: Spans): Told => {
  const medianAt = (slot: number | undefined, step: number) => {
    const found = slot === undefined ? undefined : rowsOf(slot).find((row) => row.step === step)
    return found ? shown(metric, found.worth) : null
  }
  const seriesIn = (slot: number | undefined, edges: readonly number[] | undefined) =>
    slot === undefined || !edges || !metric.at ? null : edges.slice(1).map((_, step) => medianAt(slot, step))
  return {
    value: medianAt(now, -1),
    against: medianAt(against, -1),
    series: seriesIn(now, spans.edges),
    seriesAgainst: seriesIn(against, spans.against),
  }
}

const toldOf = (metric: Metric, plan: Plan, rowsOf: RowsOf, spans: Spans): Told => {
  if (!isPlain(metric)) {
    const [over, by] = componentsOf(metric).map(metricOf) as [Metric, Metric]
    if (!('over' in plan)) throw new Error(`No two parts of ${componentsOf(metric).join()}`)
    return toldOfTwo(metric, toldOf(over, plan.over, rowsOf, spans), toldOf(by, plan.by, rowsOf, spans), spans)
  }
  if (medianOf(metric)) return toldOfMedian(metric, plan as Slots, rowsOf, spans)
  const { now, against } = plan as Slots
  const show = (worth: number) => shown(metric, worth)
  if (!metric.at) {
    const worths = metric.of === 'orders' ? rowsOf(now) : agesOf(metric, rowsOf(now))
    const value = show(sumOf(worths.map(({ worth }) => worth)))
    return { value, against: null, series: null, seriesAgainst: null }
  }
  // Of the last days, whatever the range, there is one step.
  const series = seriesOf(rowsOf(now), spans.edges.length - 1)
  const before = against === undefined ? null : seriesOf(rowsOf(against), (spans.against?.length ?? 1) - 1)
  return {
    value: show(sumOf(series)),
    against: before && show(sumOf(before)),
    series: series.map(show),
    seriesAgainst: before?.map(show) ?? null,
  }
}

/** A part without what its key is called. */
type Part = Omit<NonNullable<Figure['parts']>[number], 'title'>

const partsOf = (
  metric: Plain,
  plan: Slots,
  rowsOf: RowsOf,
  spans: Spans,
  split: Dimension,
): readonly Part[] | null => {
  const show = (worth: number) => shown(metric, worth)
  if (split === 'age' && metric.by?.includes('age'))
    return agesOf(metric, rowsOf(plan.now)).map(({ key, worth }) => ({
      key,
      value: show(worth),
      second: null,
      series: null,
    }))
  if (plan.parts === undefined) return null
  if (split === 'statusAge')
    return rowsOf(plan.parts).map(({ part, step, worth }) => ({
      key: `${part} ${orderAgeNames[step] ?? ''}`,
      value: show(worth),
      second: null,
      series: null,
    }))
  const isOpen = topNDimensions.includes(split)
  if (comparisonDimensions.includes(split))
    return pairsOf(rowsOf(plan.parts)).map(({ key, value, second }) => ({
      key,
      value: show(value),
      second: second === null ? null : show(second),
      series: null,
    }))
  const found = [...Map.groupBy(rowsOf(plan.parts), ({ part }) => part)].map(([key, rows]) => {
    const series = isOpen ? null : seriesOf(rows, metric.at ? spans.edges.length - 1 : ages.length)
    return {
      key,
      value: show(series ? sumOf(series) : sumOf(rows.map(({ worth }) => worth))),
      second: null,
      series: series?.map(show) ?? null,
    }
  })
  const some = found.filter(({ value, series }) => value !== 0 || series?.some((each) => each !== 0))
  // Lessons follow each other, however many there are of each.
  if (split === 'lessonsDone') return some.toSorted((a, b) => Number(a.key) - Number(b.key))
  const sorted = some.toSorted((a, b) => b.value - a.value || a.key.localeCompare(b.key))
  return isOpen && !mapDimensions.includes(split) ? sorted.slice(0, mostParts) : sorted
}

/** The parts that have two numbers, or may have, in the order in which they were found. */
const pairsOf = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ part }) => part)].map(([key, both]) => {
    const at = (step: number) => both.find((row) => row.step === step)?.worth ?? null
    return { key, value: at(0) ?? 0, second: at(1) }
  })

/** How long what is left of each lasts; what is gone first, first. */
const lastingOf = (metric: Ratio, rows: readonly Row[], spans: Spans): readonly Part[] =>
  pairsOf(rows)
    .map(({ key, value, second }) => ({
      key,
      value: divided(metric, value, second, spans) ?? 0,
      second: value,
      series: null,
    }))
    .toSorted((a, b) => a.value - b.value || Number(a.key) - Number(b.key))

/** Of each part one number by the other; the largest first. */
const partsOfRatio = (
  metric: Ratio,
  plan: Plan,
  rowsOf: RowsOf,
  spans: Spans,
  split: Dimension,
): readonly Part[] | null => {
  if (!('over' in plan) || !metric.by?.includes(split)) return null
  if (plan.parts !== undefined) return lastingOf(metric, rowsOf(plan.parts), spans)
  const [over, by] = metric.ratio.map(metricOf) as [Plain, Plain]
  const tops = new Map(partsOf(over, plan.over as Slots, rowsOf, spans, split)?.map((part) => [part.key, part.value]))
  // Where the other number is not told apart, each part is a share of all of it.
  const whole = toldOf(by, plan.by, rowsOf, spans).value
  const found =
    partsOf(by, plan.by as Slots, rowsOf, spans, split) ?? [...tops.keys()].map((key) => ({ key, value: whole }))
  return found
    .map(({ key, value }) => ({
      key,
      value: divided(metric, tops.get(key) ?? 0, value, spans) ?? 0,
      second: null,
      series: null,
    }))
    .toSorted((a, b) => b.value - a.value || a.key.localeCompare(b.key))
}

const toldApart = (metric: Metric, plan: Plan, rowsOf: RowsOf, spans: Spans, split: Dimension | undefined) => {
  if (!split) return null
  if (isPlain(metric)) return partsOf(metric, plan as Slots, rowsOf, spans, split)
  return isRatio(metric) ? partsOfRatio(metric, plan, rowsOf, spans, split) : null
}

/** What was asked for a metric, told as its value, its steps and its parts. */
export const figureOf = (name: string, plan: Plan, rowsOf: RowsOf, spans: Spans, split: Dimension | undefined) => {
  const metric = metricOf(name)
  return {
    metric: name,
    ...toldOf(metric, plan, rowsOf, spans),
    parts: toldApart(metric, plan, rowsOf, spans, split),
  }
}
