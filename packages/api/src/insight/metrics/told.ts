import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { type Asked, whereOf } from './asked.ts'
import type { Between, Moved } from './cuts.ts'
import { isOfItems } from './sources.ts'

/** What is told of the same records, whatever the moments between which they lie. */
export interface Told extends Pick<Moved, 'asked' | 'quarters'> {
  /** Which of all it is. */
  readonly told: number
  readonly between: readonly Between[]
  /** What a record comes to, by the name of a column; the same for all that are measured in the same way. */
  readonly worth: string
  /** Whether a record counts, by the name of a column; undefined where only such are read. */
  readonly fits: { readonly name: string; readonly where: ListQuery['where'] } | undefined
}

export const keyOf = ({ asked: { metric, at, by }, quarters }: Pick<Moved, 'asked' | 'quarters'>): string =>
  JSON.stringify([metric.of, at, by, metric.where, metric.measure, quarters !== undefined])

export const written = ({ from, to }: Between): string => `${from} ${to}`

export const distinctBy = <Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly Each[] => [
  ...new Map(all.map((each) => [keyOf(each), each])).values(),
]

export const distinct = (between: readonly Between[]): readonly Between[] => distinctBy(between, written)

/** Names for what is told apart by its key. */
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

/** What is told of the same is read once. */
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

/** What is read together: quarters of an hour of one field, lines of the same records, or the same records in all or by parts. */
const groupOf = ({ asked, quarters }: Told) => {
  const { metric, at, by } = asked
  if (quarters) return JSON.stringify([quarters.tally.entity, quarters.tally.quarters])
  return JSON.stringify([metric.of, at, ...(isLines(asked) ? [by, metric.where] : [by !== undefined])])
}

/** Some that are read together, and all moments between which that is done. */
export interface Group {
  readonly some: readonly [Told, ...Told[]]
  readonly between: readonly Between[]
}

export const groupsOf = (all: Iterable<Told>): readonly Group[] =>
  [...Map.groupBy(all, groupOf).values()].map((some) => ({
    some: some as unknown as Group['some'],
    between: distinct(some.flatMap((each) => each.between)),
  }))
