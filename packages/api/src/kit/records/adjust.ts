import { type Adjustment, adjusted, round, toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type RawBuilder, sql } from 'kysely'

/** Storage format and range of a field that bulk rules adjust, in hundredths. */
export interface FieldRange {
  /** Integer hundredths, possibly with a fraction, or a decimal with at most two places. */
  readonly stored: 'minor' | 'decimal'
  readonly min: number
  readonly max: number
}

interface Adjusting {
  readonly field: string
  readonly rule: Adjustment
  readonly bounds: FieldRange
}

const hundred = 100

/** Returns the stored value as an exact number of hundredths. */
const hundredthsOf = ({ field, bounds }: Adjusting) =>
  bounds.stored === 'minor'
    ? sql`t.${sql.id(field)}::numeric`
    : sql`round(t.${sql.id(field)}::numeric * ${hundred}::int)`

const changedIn = (hundredths: RawBuilder<unknown>, rule: Adjustment) => {
  if (rule.way === 'set') return sql`${toMinor(rule.to)}::numeric`
  if (rule.way === 'amount') return sql`(${hundredths} + ${toMinor(rule.by)}::numeric)`
  // The database rounds half away from zero, like the contract.
  const places = sql`case when ${hundredths} = trunc(${hundredths}) then 0 else 2 end`
  return sql`(${hundredths} + round(${hundredths} * ${round(rule.by * hundred)}::numeric / 10000, ${places}))`
}

/** Returns SQL for the contract's `adjusted`. */
const hundredthsAfter = (adjusting: Adjusting): RawBuilder<unknown> => {
  const exact = changedIn(hundredthsOf(adjusting), adjusting.rule)
  const { roundTo } = adjusting.rule
  if (!roundTo) return exact
  const [step, ending] = [toMinor(roundTo.step), toMinor(roundTo.ending)]
  return sql`case when ${exact} < 0 then ${exact} else
    greatest(0, floor((2 * (${exact} - ${ending}::numeric) + ${step}::numeric) / (2 * ${step}::numeric)))
      * ${step}::numeric + ${ending}::numeric end`
}

/** Returns SQL for the new value of record `t`. */
export const valueAfter = (adjusting: Adjusting): RawBuilder<unknown> =>
  adjusting.bounds.stored === 'minor'
    ? sql`(${hundredthsAfter(adjusting)})::double precision`
    : sql`((${hundredthsAfter(adjusting)}) / ${hundred}::int)::double precision`

/** Returns SQL that is true if a rule takes record `t` out of the field's range. */
export const isOutOfRange = (adjusting: Adjusting): RawBuilder<boolean> =>
  sql<boolean>`((${hundredthsAfter(adjusting)}) not between ${adjusting.bounds.min}::numeric and ${adjusting.bounds.max}::numeric)`

/**
 * Returns the new stored value of one record.
 * @throws Problem `invalid_fields` if it is out of range
 */
export const adjustedValue = ({ field, rule, bounds }: Adjusting, doc: object): number => {
  const value = Number((doc as Readonly<Record<string, unknown>>)[field])
  const after = adjusted(bounds.stored === 'minor' ? value : toMinor(value), rule)
  if (after < bounds.min) {
    throw fieldProblem(field, { code: 'too_small', limit: toDecimal(bounds.min), message: 'It would be too low' })
  }
  if (after > bounds.max) {
    throw fieldProblem(field, { code: 'too_big', limit: toDecimal(bounds.max), message: 'It would be too high' })
  }
  return bounds.stored === 'minor' ? after : toDecimal(after)
}
