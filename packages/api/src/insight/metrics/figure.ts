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
  maxParts,
  medianOf,
  type Plain,
  type Ratio,
  topNDimensions,
} from '@quarterdeck/contract/insight/metrics/metric'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { monthUpTo } from '@quarterdeck/contract/insight/metrics/records'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { orderAgeNames, placementInterval } from '@quarterdeck/contract/sales/order-ages'
import { type Age, ageNames, dueInterval } from '@quarterdeck/contract/sales/receivables'
import { type AddQuery, earliest, latest, type Row } from './metric-query.ts'
import { sources } from './sources.ts'

/** Time ranges for which figures are computed, as boundaries of steps in milliseconds. */
export interface Spans {
  readonly bounds: readonly number[]
  readonly against: readonly number[] | undefined
  /** Returns the boundaries of one step: this number of days up to today. */
  readonly lastDays: (days: number) => readonly number[]
  /**
   * Converts an instant for timestamps that stand for a calendar day: the company's days are the same in every reader's
   * time zone.
   */
  readonly toStoredDay: (at: number) => number
  /** Today's date for the company, by which days overdue are counted. */
  readonly asOf: string
  /** Elapsed part of the range, in days. */
  readonly elapsedDays: number
}

/** Ages from the most overdue to not due: their due dates ascend. */
const ages: readonly Age[] = ageNames.toReversed()

const ageBounds = (asOf: string): readonly number[] => [
  earliest,
  ...ages.slice(1).map((age) => Date.parse(dueInterval(age, asOf).from ?? asOf)),
  latest,
]

const orderAgeBounds = (asOf: string): readonly number[] => [
  earliest,
  ...orderAgeNames.slice(1).map((age) => Date.parse(placementInterval(age, asOf).from ?? asOf)),
  latest,
]

/**
 * Returns the boundaries of ages for a metric of the present: orders by when they were placed, everything else by due
 * date.
 */
const presentBounds = ({ of }: Plain, asOf: string) => (of === 'orders' ? orderAgeBounds(asOf) : ageBounds(asOf))

/** Query results from which a plain metric is computed. */
interface Slots {
  readonly now: number
  readonly against?: number
  readonly parts?: number
}

type Plan = Slots | { readonly over: Plan; readonly by: Plan; readonly parts?: number }

/** Adds the queries of a metric and returns the slots of their results. */
export const planOf = (add: AddQuery, metric: Metric, spans: Spans, dimension?: Dimension, days?: number): Plan => {
  if (!isPlain(metric)) {
    const own = dimension && dimensionsOf(metric).includes(dimension) ? dimension : undefined
    const ownDays = isRatio(metric) ? metric.days : undefined
    const [over, by] = componentsOf(metric).map((name) => planOf(add, metricOf(name), spans, own, days ?? ownDays))
    // The stock-out of each product needs both numbers, so one query returns them as a pair.
    const left = isRatio(metric) && metric.byDay && own
    const units = left && (metricOf(componentsOf(metric)[1] ?? '') as Plain)
    return {
      over: over as Plan,
      by: by as Plan,
      ...(units && { parts: add({ metric: units, at: units.at ?? '', bounds: spans.bounds, by: own }) }),
    }
  }
  const { at, isDay, by = [], repeats } = metric
  const repeated = repeats && { repeated: monthUpTo(spans.asOf) }
  const { defaultAt = '' } = sources[metric.of]
  const stored = (moments: readonly number[]) => (isDay ? moments.map(spans.toStoredDay) : moments)
  const addOver = (moments: readonly number[], own?: Dimension) => {
    const comparison = own === 'falling' && spans.against && { comparisonBounds: stored(spans.against) }
    return add({ metric, at: at ?? defaultAt, bounds: stored(moments), by: own, ...repeated, ...comparison })
  }
  const bounds = at ? (days === undefined ? spans.bounds : spans.lastDays(days)) : presentBounds(metric, spans.asOf)
  const isGrouped = dimension && dimension !== 'age' && by.includes(dimension)
  return {
    now: addOver(bounds),
    ...(at && spans.against && days === undefined && { against: addOver(spans.against) }),
    // Top-N dimensions have no time series, so the range is one step.
    ...(isGrouped && {
      parts: addOver(
        topNDimensions.includes(dimension) ? [bounds[0] ?? 0, bounds.at(-1) ?? 0] : bounds,
        dimension === 'statusAge' ? 'status' : dimension,
      ),
    }),
  }
}

type FigureValues = Omit<Figure, 'metric' | 'parts'>

/** Converts a stored integer to the unit of its metric: hundredths of money and stars, tenths of days of a median. */
const toUnit = (metric: Metric, value: number) => {
  if (metric.unit === 'money' || metric.unit === 'stars') return toDecimal(value)
  return isPlain(metric) && medianOf(metric) ? value / 10 : value
}

const seriesOf = (rows: readonly Row[], steps: number): readonly number[] => {
  const series = Array.from({ length: steps }, () => 0)
  for (const { step, value } of rows) if (step >= 0 && step < steps) series[step] = (series[step] ?? 0) + value
  return series
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const isOverdueOnly = ({ where }: Plain) => where?.state?.join() === 'overdue'

/** Returns the value of each age of a metric of the present. */
const agesOf = (metric: Plain, rows: readonly Row[]) => {
  const series = seriesOf(rows, ages.length)
  return ageNames
    .filter((age) => age !== 'notDue' || !isOverdueOnly(metric))
    .map((age) => ({ key: age as string, value: series[ages.indexOf(age)] ?? 0 }))
}

const digits = { money: 100, stars: 100, decimal: 100, days: 10, milliseconds: 1, count: 1, percent: 10_000 } as const

const divided = (
  metric: Ratio,
  over: number | null,
  by: number | null | undefined,
  { elapsedDays }: Pick<Spans, 'elapsedDays'>,
): number | null => {
  if (over === null || !by) return null
  const scale = digits[metric.unit]
  return Math.round((scale * (metric.byDay ? elapsedDays : (metric.days ?? 1)) * over) / by) / scale
}

/** Returns the rows of a query by its slot. */
export type RowsOf = (slot: number) => readonly Row[]

const subtracted = (from: number | null, off: number | null | undefined): number | null =>
  from === null || off === null || off === undefined ? null : Math.round(100 * (from - off)) / 100

const combinedValues = (
  metric: Ratio | Difference,
  over: FigureValues,
  by: FigureValues,
  spans: Spans,
): FigureValues => {
  const combine = (one: number | null, other: number | null | undefined) =>
    isRatio(metric) ? divided(metric, one, other, spans) : subtracted(one, other)
  const each = (some: FigureValues['series'], others: FigureValues['series']) =>
    some && others ? some.map((value, index) => combine(value, others[index])) : null
  return {
    value: combine(over.value, by.value),
    against: combine(over.against, by.against),
    series: each(over.series, by.series),
    seriesAgainst: each(over.seriesAgainst, by.seriesAgainst),
  }
}

/**
 * Returns the values of a median metric. Medians don't add up, so the total is a row of its own (step -1); null without
 * records.
 */
const medianValues = (metric: Plain, { now, against }: Slots, rowsOf: RowsOf, spans: Spans): FigureValues => {
  const medianAt = (slot: number | undefined, step: number) => {
    const found = slot === undefined ? undefined : rowsOf(slot).find((row) => row.step === step)
    return found ? toUnit(metric, found.value) : null
  }
  const seriesIn = (slot: number | undefined, bounds: readonly number[] | undefined) =>
    slot === undefined || !bounds || !metric.at ? null : bounds.slice(1).map((_, step) => medianAt(slot, step))
  return {
    value: medianAt(now, -1),
    against: medianAt(against, -1),
    series: seriesIn(now, spans.bounds),
    seriesAgainst: seriesIn(against, spans.against),
  }
}

const valuesOf = (metric: Metric, plan: Plan, rowsOf: RowsOf, spans: Spans): FigureValues => {
  if (!isPlain(metric)) {
    const [over, by] = componentsOf(metric).map(metricOf) as [Metric, Metric]
    if (!('over' in plan)) throw new Error(`No two parts of ${componentsOf(metric).join()}`)
    return combinedValues(metric, valuesOf(over, plan.over, rowsOf, spans), valuesOf(by, plan.by, rowsOf, spans), spans)
  }
  if (medianOf(metric)) return medianValues(metric, plan as Slots, rowsOf, spans)
  const { now, against } = plan as Slots
  const show = (value: number) => toUnit(metric, value)
  if (!metric.at) {
    const values = metric.of === 'orders' ? rowsOf(now) : agesOf(metric, rowsOf(now))
    const value = show(sumOf(values.map(({ value }) => value)))
    return { value, against: null, series: null, seriesAgainst: null }
  }
  // A metric over its own last days has one step, whatever the range.
  const series = seriesOf(rowsOf(now), spans.bounds.length - 1)
  const before = against === undefined ? null : seriesOf(rowsOf(against), (spans.against?.length ?? 1) - 1)
  return {
    value: show(sumOf(series)),
    against: before && show(sumOf(before)),
    series: series.map(show),
    seriesAgainst: before?.map(show) ?? null,
  }
}

/** A group without the title of its key. */
type Part = Omit<NonNullable<Figure['parts']>[number], 'title'>

const partsOf = (
  metric: Plain,
  plan: Slots,
  rowsOf: RowsOf,
  spans: Spans,
  dimension: Dimension,
): readonly Part[] | null => {
  const show = (value: number) => toUnit(metric, value)
  if (dimension === 'age' && metric.by?.includes('age'))
    return agesOf(metric, rowsOf(plan.now)).map(({ key, value }) => ({
      key,
      value: show(value),
      second: null,
      series: null,
    }))
  if (plan.parts === undefined) return null
  if (dimension === 'statusAge')
    return rowsOf(plan.parts).map(({ part, step, value }) => ({
      key: `${part} ${orderAgeNames[step] ?? ''}`,
      value: show(value),
      second: null,
      series: null,
    }))
  const isTopN = topNDimensions.includes(dimension)
  if (comparisonDimensions.includes(dimension))
    return pairsOf(rowsOf(plan.parts)).map(({ key, value, second }) => ({
      key,
      value: show(value),
      second: second === null ? null : show(second),
      series: null,
    }))
  const found = [...Map.groupBy(rowsOf(plan.parts), ({ part }) => part)].map(([key, rows]) => {
    const series = isTopN ? null : seriesOf(rows, metric.at ? spans.bounds.length - 1 : ages.length)
    return {
      key,
      value: show(series ? sumOf(series) : sumOf(rows.map(({ value }) => value))),
      second: null,
      series: series?.map(show) ?? null,
    }
  })
  const some = found.filter(({ value, series }) => value !== 0 || series?.some((each) => each !== 0))
  // Numbers of lessons are sorted as numbers, not by value.
  if (dimension === 'lessonsDone') return some.toSorted((a, b) => Number(a.key) - Number(b.key))
  const sorted = some.toSorted((a, b) => b.value - a.value || a.key.localeCompare(b.key))
  return isTopN && !mapDimensions.includes(dimension) ? sorted.slice(0, maxParts) : sorted
}

/** Returns the groups with their one or two numbers, in the order of the rows. */
const pairsOf = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ part }) => part)].map(([key, both]) => {
    const at = (step: number) => both.find((row) => row.step === step)?.value ?? null
    return { key, value: at(0) ?? 0, second: at(1) }
  })

/** Returns how many days the stock of each product lasts, shortest first. */
const lastingOf = (metric: Ratio, rows: readonly Row[], spans: Spans): readonly Part[] =>
  pairsOf(rows)
    .map(({ key, value, second }) => ({
      key,
      value: divided(metric, value, second, spans) ?? 0,
      second: value,
      series: null,
    }))
    .toSorted((a, b) => a.value - b.value || Number(a.key) - Number(b.key))

/** Returns the quotient of each group, largest first. */
const partsOfRatio = (
  metric: Ratio,
  plan: Plan,
  rowsOf: RowsOf,
  spans: Spans,
  dimension: Dimension,
): readonly Part[] | null => {
  if (!('over' in plan) || !metric.by?.includes(dimension)) return null
  if (plan.parts !== undefined) return lastingOf(metric, rowsOf(plan.parts), spans)
  const [over, by] = metric.ratio.map(metricOf) as [Plain, Plain]
  const numerators = new Map(
    partsOf(over, plan.over as Slots, rowsOf, spans, dimension)?.map((part) => [part.key, part.value]),
  )
  // If only the first metric has the dimension, each group is its share of the second one's total.
  const whole = valuesOf(by, plan.by, rowsOf, spans).value
  const found =
    partsOf(by, plan.by as Slots, rowsOf, spans, dimension) ??
    [...numerators.keys()].map((key) => ({ key, value: whole }))
  return found
    .map(({ key, value }) => ({
      key,
      value: divided(metric, numerators.get(key) ?? 0, value, spans) ?? 0,
      second: null,
      series: null,
    }))
    .toSorted((a, b) => b.value - a.value || a.key.localeCompare(b.key))
}

const groupsOf = (metric: Metric, plan: Plan, rowsOf: RowsOf, spans: Spans, dimension: Dimension | undefined) => {
  if (!dimension) return null
  if (isPlain(metric)) return partsOf(metric, plan as Slots, rowsOf, spans, dimension)
  return isRatio(metric) ? partsOfRatio(metric, plan, rowsOf, spans, dimension) : null
}

/** Computes the figure of a metric from query results: value, time series and groups. */
export const figureOf = (name: string, plan: Plan, rowsOf: RowsOf, spans: Spans, dimension: Dimension | undefined) => {
  const metric = metricOf(name)
  return {
    metric: name,
    ...valuesOf(metric, plan, rowsOf, spans),
    parts: groupsOf(metric, plan, rowsOf, spans, dimension),
  }
}
