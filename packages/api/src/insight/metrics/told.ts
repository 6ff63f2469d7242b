import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { type Asked, whereOf } from './asked.ts'
import type { Between, Moved } from './cuts.ts'
import { isOfItems } from './sources.ts'

/** One read of records, shared by all queries of the same records and measure, whatever their intervals. */
export interface Told extends Pick<Moved, 'asked' | 'quarters'> {
  /** Position among all plans; names its column and marks its rows. */
  readonly told: number
  readonly between: readonly Between[]
  /** Column with the value of a record; plans with the same measure share it. */
  readonly worth: string
  /** Boolean column that marks matching records; undefined if only matching ones are read. */
  readonly fits: { readonly name: string; readonly where: ListQuery['where'] } | undefined
}

export const keyOf = ({ asked: { metric, at, by }, quarters }: Pick<Moved, 'asked' | 'quarters'>): string =>
  JSON.stringify([metric.of, at, by, metric.where, metric.measure, quarters !== undefined])

export const written = ({ from, to }: Between): string => `${from} ${to}`

export const distinctBy = <Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly Each[] => [
  ...new Map(all.map((each) => [keyOf(each), each])).values(),
]

export const distinct = (between: readonly Between[]): readonly Between[] => distinctBy(between, written)

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

export const isLines = ({ metric, by }: Asked): boolean => isOfItems(metric.measure) || by === 'goalId'

/** Merges queries of the same records into one plan each, by the key of the read. */
export const toldOf = (all: readonly Moved[]): ReadonlyMap<string, Told> => {
  const [worthOf, fitsOf] = [openNames('worth'), openNames('fits')]
  const together = [...Map.groupBy(all, keyOf)] as unknown as [string, [Moved, ...Moved[]]][]
  return new Map(
    together.map(([key, same], told) => {
      const [{ asked, quarters }] = same
      const between = distinct(same.flatMap(({ cuts }) => cuts))
      const where = quarters || isLines(asked) ? [] : whereOf(asked)
      const fits = where.length > 0 ? { name: fitsOf(where), where } : undefined
      return [key, { asked, quarters, told, between, worth: worthOf(asked.metric.measure), fits }]
    }),
  )
}

/**
 * Returns the key of plans that one statement can read: quarter hours of one counter, lines of the same records, or the
 * same records in total or by dimension.
 */
const groupOf = ({ asked, quarters }: Told) => {
  const { metric, at, by } = asked
  if (quarters) return JSON.stringify([quarters.tally.entity, quarters.tally.quarters])
  return JSON.stringify([metric.of, at, ...(isLines(asked) ? [by, metric.where] : [by !== undefined])])
}

/** Plans that one statement reads, and all their intervals. */
export interface Group {
  readonly some: readonly [Told, ...Told[]]
  readonly between: readonly Between[]
}

export const groupsOf = (all: Iterable<Told>): readonly Group[] =>
  [...Map.groupBy(all, groupOf).values()].map((some) => ({
    some: some as unknown as Group['some'],
    between: distinct(some.flatMap((each) => each.between)),
  }))
