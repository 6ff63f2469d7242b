import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { readColumns } from './columns.ts'
import { statementOf } from './partial-day-rows.ts'
import type { PartialDayRead } from './partial-days.ts'
import { intervalKey, type ReadGroup, readGroupsOf, readKeyOf, readPlansOf } from './read-plan.ts'

/** Value of a group in one interval. */
interface FoundRow {
  readonly plan: number
  readonly place: number
  readonly part: string
  readonly value: number
}

const readRows = (db: Db, groups: readonly ReadGroup[]) => {
  const reads = groups.map((group) => statementOf(db, group))
  const tables = reads.flatMap(({ table }) => table ?? [])
  const parts = reads.flatMap((read) => read.parts)
  const begin = tables.length > 0 ? sql`with ${sql.join(tables)}` : sql``
  return readColumns<FoundRow>(db, ['plan', 'place', 'part', 'value'], sql.join(parts, sql` union all `), { begin })
}

/** Groups with their values. */
type Parts = (readonly [part: string, value: number])[]

/** Values to add to a step or subtract from it; quantities are in fractions of a piece. */
export interface Correction {
  readonly step: number
  readonly sign: 1 | -1
  readonly parts: Parts
}

/** Returns the values of each plan, in the order of the intervals. */
const partsOf = async (db: Db, groups: readonly ReadGroup[]): Promise<ReadonlyMap<number, readonly Parts[]>> => {
  const found = new Map(
    groups.flatMap(({ plans, intervals }) => plans.map(({ index }) => [index, intervals.map((): Parts => [])])),
  )
  const { plan, place, part, value } = await readRows(db, groups)
  for (const [row, index] of plan.entries())
    found.get(index)?.[(place[row] ?? 0) - 1]?.push([part[row] ?? '', value[row] ?? 0])
  return found
}

/** Reads the partial days of all queries and returns their corrections by slot. */
export const readPartialDays = async (
  db: Db,
  all: readonly PartialDayRead[],
): Promise<ReadonlyMap<number, readonly Correction[]>> => {
  const corrections = new Map<number, Correction[]>()
  if (all.length === 0) return corrections
  const plans = readPlansOf(all)
  const groups = readGroupsOf(plans.values())
  const found = await partsOf(db, groups)
  const places = new Map(
    groups.flatMap((group) => {
      const placeOf = new Map(group.intervals.map((each, place) => [intervalKey(each), place]))
      return group.plans.map(({ index }) => [index, placeOf])
    }),
  )
  for (const read of all) {
    const { slot, bounds } = read.query
    const plan = plans.get(readKeyOf(read))?.index ?? -1
    const own = read.partialDays.flatMap(({ index, sign, ...interval }): Correction[] => {
      const parts = found.get(plan)?.[places.get(plan)?.get(intervalKey(interval)) ?? -1] ?? []
      return [
        { step: index, sign, parts },
        { step: index - 1, sign: sign === 1 ? -1 : 1, parts },
      ]
    })
    const inside = own.filter(({ step, parts }) => step >= 0 && step < bounds.length - 1 && parts.length > 0)
    corrections.set(slot, [...(corrections.get(slot) ?? []), ...inside])
  }
  return corrections
}
