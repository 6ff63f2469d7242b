import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { inColumns } from './columns.ts'
import type { Moved } from './cuts.ts'
import { readOf } from './edge-rows.ts'
import { type Group, groupsOf, keyOf, toldOf, written } from './told.ts'

/** What lies between two moments of a group comes to. */
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

/** Parts, and what they come to. */
type Parts = (readonly [part: string, worth: number])[]

/** What is moved at an edge: given to a step, or taken from it; in parts of one where quantities are told. */
export interface Edge {
  readonly step: number
  readonly sign: 1 | -1
  readonly parts: Parts
}

/** What lies between the moments of each, in their order. */
const partsOf = async (db: Db, groups: readonly Group[]): Promise<ReadonlyMap<number, readonly Parts[]>> => {
  const found = new Map(
    groups.flatMap(({ some, between }) => some.map((each) => [each.told, between.map((): Parts => [])])),
  )
  const { told, place, part, worth } = await ask(db, groups)
  for (const [row, which] of told.entries())
    found.get(which)?.[(place[row] ?? 0) - 1]?.push([part[row] ?? '', worth[row] ?? 0])
  return found
}

/** What is moved at edges, by the answers that it belongs to. */
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
