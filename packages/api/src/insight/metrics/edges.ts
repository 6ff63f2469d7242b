import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { inColumns } from './columns.ts'
import type { Moved } from './cuts.ts'
import { readOf } from './edge-rows.ts'
import { type Group, groupsOf, keyOf, toldOf, written } from './told.ts'

/** Value of a group in one interval. */
interface Found {
  readonly told: number
  readonly place: number
  readonly part: string
  readonly worth: number
}

const ask = (db: Db, groups: readonly Group[]) => {
  const reads = groups.map((group) => readOf(db, group))
  const tables = reads.flatMap(({ table }) => table ?? [])
  const parts = reads.flatMap((read) => read.parts)
  const begin = tables.length > 0 ? sql`with ${sql.join(tables)}` : sql``
  return inColumns<Found>(db, ['told', 'place', 'part', 'worth'], sql.join(parts, sql` union all `), { begin })
}

/** Groups with their values. */
type Parts = (readonly [part: string, worth: number])[]

/** Values to add to a step or subtract from it; quantities are in fractions of a piece. */
export interface Edge {
  readonly step: number
  readonly sign: 1 | -1
  readonly parts: Parts
}

/** Returns the values of each plan, in the order of the intervals. */
const partsOf = async (db: Db, groups: readonly Group[]): Promise<ReadonlyMap<number, readonly Parts[]>> => {
  const found = new Map(
    groups.flatMap(({ some, between }) => some.map((each) => [each.told, between.map((): Parts => [])])),
  )
  const { told, place, part, worth } = await ask(db, groups)
  for (const [row, which] of told.entries())
    found.get(which)?.[(place[row] ?? 0) - 1]?.push([part[row] ?? '', worth[row] ?? 0])
  return found
}

/** Reads the partial days of all queries and returns their corrections by slot. */
export const readEdges = async (db: Db, all: readonly Moved[]): Promise<ReadonlyMap<number, readonly Edge[]>> => {
  const edges = new Map<number, Edge[]>()
  if (all.length === 0) return edges
  const tolds = toldOf(all)
  const groups = groupsOf(tolds.values())
  const found = await partsOf(db, groups)
  const places = new Map(
    groups.flatMap(({ some, between }) => {
      const placeOf = new Map(between.map((each, place) => [written(each), place]))
      return some.map(({ told }) => [told, placeOf])
    }),
  )
  for (const moved of all) {
    const { slot, edges: ends } = moved.asked
    const told = tolds.get(keyOf(moved))?.told ?? -1
    const own = moved.cuts.flatMap(({ index, sign, ...between }): Edge[] => {
      const parts = found.get(told)?.[places.get(told)?.get(written(between)) ?? -1] ?? []
      return [
        { step: index, sign, parts },
        { step: index - 1, sign: sign === 1 ? -1 : 1, parts },
      ]
    })
    const inside = own.filter(({ step, parts }) => step >= 0 && step < ends.length - 1 && parts.length > 0)
    edges.set(slot, [...(edges.get(slot) ?? []), ...inside])
  }
  return edges
}
