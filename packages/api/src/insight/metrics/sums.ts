import type { RollupRow } from './rollup-rows.ts'

/** Sums by group. */
export interface Sums extends Iterable<readonly [part: string, value: number]> {
  readonly get: (part: string) => number
}

/** Sums by group, as arrays that are fast to copy. */
interface Totals {
  readonly places: ReadonlyMap<string, number>
  readonly counts: Float64Array
  readonly amounts: Float64Array
}

const none: Totals = { places: new Map(), counts: new Float64Array(), amounts: new Float64Array() }

/** Totals of cached rows, so that these are added up once. */
const known = new WeakMap<readonly RollupRow[], Totals>()

const totalsOf = (rows: readonly RollupRow[]): Totals => {
  const found = known.get(rows)
  if (found) return found
  const places = new Map<string, number>()
  for (const { value } of rows) if (!places.has(value)) places.set(value, places.size)
  const [counts, amounts] = [new Float64Array(places.size), new Float64Array(places.size)]
  for (const { value, count, amount } of rows) {
    const place = places.get(value) ?? 0
    counts[place] = (counts[place] ?? 0) + count
    amounts[place] = (amounts[place] ?? 0) + amount
  }
  const totals = { places, counts, amounts }
  known.set(rows, totals)
  return totals
}

/**
 * Returns sums of thousands of groups that start from cached rows; only later changes are looked up one by one.
 * @param rows rows to start from
 * @param rounded converts the sum of a group
 */
export const openSums = (
  rows: readonly RollupRow[] | undefined,
  isCount: boolean,
  rounded: (sum: number) => number,
): { readonly add: (part: string, value: number) => void; readonly sums: Sums } => {
  const { places, counts, amounts } = rows ? totalsOf(rows) : none
  const own = (isCount ? counts : amounts).slice()
  const more = new Map<string, number>()
  const add = (part: string, value: number) => {
    const place = places.get(part)
    if (place === undefined) more.set(part, (more.get(part) ?? 0) + value)
    else own[place] = (own[place] ?? 0) + value
  }
  const get = (part: string) => {
    const place = places.get(part)
    return rounded((place === undefined ? more.get(part) : own[place]) ?? 0)
  }
  function* each(): Generator<readonly [string, number]> {
    for (const [part, place] of places) yield [part, rounded(own[place] ?? 0)]
    for (const [part, sum] of more) yield [part, rounded(sum)]
  }
  return { add, sums: { get, [Symbol.iterator]: each } }
}
