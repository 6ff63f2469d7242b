import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { type MetricQuery, whereOf } from './metric-query.ts'
import type { Interval, PartialDayRead } from './partial-days.ts'
import { isOfItems } from './sources.ts'

/** One read of records, shared by all queries of the same records and measure, whatever their intervals. */
export interface ReadPlan extends Pick<PartialDayRead, 'query' | 'quarters'> {
  /** Position among all plans; names its column and marks its rows. */
  readonly index: number
  readonly intervals: readonly Interval[]
  /** Column with the value of a record; plans with the same measure share it. */
  readonly value: string
  /** Boolean column that marks matching records; undefined if only matching ones are read. */
  readonly matches: { readonly name: string; readonly where: ListQuery['where'] } | undefined
}

export const readKeyOf = ({
  query: { metric, at, by },
  quarters,
}: Pick<PartialDayRead, 'query' | 'quarters'>): string =>
  JSON.stringify([metric.of, at, by, metric.where, metric.measure, quarters !== undefined])

export const intervalKey = ({ from, to }: Interval): string => `${from} ${to}`

export const distinctBy = <Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly Each[] => [
  ...new Map(all.map((each) => [keyOf(each), each])).values(),
]

export const distinctIntervals = (intervals: readonly Interval[]): readonly Interval[] =>
  distinctBy(intervals, intervalKey)

/** Returns a function that gives equal objects the same column name. */
const openNames = (prefix: string) => {
  const names = new Map<string, string>()
  return (of: unknown) => {
    const key = JSON.stringify(of)
    const name = names.get(key) ?? `${prefix}${names.size}`
    names.set(key, name)
    return name
  }
}

export const readsLines = ({ metric, by }: MetricQuery): boolean => isOfItems(metric.measure) || by === 'goalId'

/** Merges queries of the same records into one plan each, by the key of the read. */
export const readPlansOf = (all: readonly PartialDayRead[]): ReadonlyMap<string, ReadPlan> => {
  const [valueColumnOf, matchColumnOf] = [openNames('value'), openNames('matches')]
  const groups = [...Map.groupBy(all, readKeyOf)] as unknown as [string, [PartialDayRead, ...PartialDayRead[]]][]
  return new Map(
    groups.map(([key, same], index) => {
      const [{ query, quarters }] = same
      const intervals = distinctIntervals(same.flatMap(({ partialDays }) => partialDays))
      const where = quarters || readsLines(query) ? [] : whereOf(query)
      const matches = where.length > 0 ? { name: matchColumnOf(where), where } : undefined
      return [key, { query, quarters, index, intervals, value: valueColumnOf(query.metric.measure), matches }]
    }),
  )
}

/**
 * Returns the key of plans that one statement can read: quarter hours of one counter, lines of the same records, or the
 * same records in total or by dimension.
 */
const groupKeyOf = ({ query, quarters }: ReadPlan) => {
  const { metric, at, by } = query
  if (quarters) return JSON.stringify([quarters.rollup.entity, quarters.rollup.quarters])
  return JSON.stringify([metric.of, at, ...(readsLines(query) ? [by, metric.where] : [by !== undefined])])
}

/** Plans that one statement reads, and all their intervals. */
export interface ReadGroup {
  readonly plans: readonly [ReadPlan, ...ReadPlan[]]
  readonly intervals: readonly Interval[]
}

export const readGroupsOf = (all: Iterable<ReadPlan>): readonly ReadGroup[] =>
  [...Map.groupBy(all, groupKeyOf).values()].map((some) => ({
    plans: some as unknown as ReadGroup['plans'],
    intervals: distinctIntervals(some.flatMap((each) => each.intervals)),
  }))
