import { sql } from 'kysely'
import type { Db } from '../ports.ts'
import type { Row } from './asked.ts'
import { inColumns } from './columns.ts'
import type { Moved } from './cuts.ts'
import { readOf } from './edge-rows.ts'
import { type Group, groupsOf, keyOf, type Told, toldOf, written } from './told.ts'

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

/** What lies between two moments, by part: parts and their worths. */
type Parts = readonly (readonly [part: string, worth: number])[]

const partsOf = async (db: Db, tolds: Iterable<Told>): Promise<ReadonlyMap<string, Parts>> => {
  const groups = groupsOf(tolds)
  const betweenOf = new Map(groups.flatMap(({ some, between }) => some.map(({ told }) => [told, between.map(written)])))
  const { told, place, part, worth } = await ask(db, groups)
  const found = new Map<string, [string, number][]>()
  for (const [row, which] of told.entries()) {
    const key = `${which} ${betweenOf.get(which)?.[(place[row] ?? 0) - 1]}`
    const parts = found.get(key) ?? []
    if (parts.length === 0) found.set(key, parts)
    parts.push([part[row] ?? '', worth[row] ?? 0])
  }
  return found
}

/** What is moved at edges: in parts of one where quantities are told. */
export const readEdges = async (db: Db, all: readonly Moved[]): Promise<readonly Row[]> => {
  if (all.length === 0) return []
  const tolds = toldOf(all)
  const found = await partsOf(db, tolds.values())
  return all.flatMap((moved) => {
    const told = tolds.get(keyOf(moved))?.told
    const { slot, edges } = moved.asked
    return moved.cuts.flatMap(({ index, sign, ...between }) => {
      const parts = found.get(`${told} ${written(between)}`) ?? []
      const sides = [[index, sign] as const, [index - 1, -sign] as const]
      const inside = sides.filter(([step]) => step >= 0 && step < edges.length - 1)
      return inside.flatMap(([step, side]) => parts.map(([part, worth]) => ({ slot, step, part, worth: side * worth })))
    })
  })
}
