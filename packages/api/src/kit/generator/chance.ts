import { type RawBuilder, sql } from 'kysely'

/** Expression of SQL. */
export type Sql = RawBuilder<unknown>

/**
 * Returns a pseudorandom number in [0, 1), the same in every run. Each decision about a record needs its own `salt`, so that they
 * are independent.
 */
export const chance = (of: Sql, salt: number): Sql =>
  sql`((hashint8extended((${of})::bigint, ${sql.lit(salt)}) & 1099511627775)::double precision / 1099511627776)`

const element = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Picks one of some texts. */
export const pick = (texts: readonly string[], of: Sql, salt: number): Sql =>
  sql`(${sql.lit(`{${texts.map(element).join(',')}}`)}::text[])[1 + floor(${chance(of, salt)} * ${sql.lit(texts.length)})::integer]`

/** Picks one of some texts, by weight. */
export const pickWeighted = (weights: Readonly<Record<string, number>>, of: Sql, salt: number): Sql => {
  const drawn = chance(of, salt)
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0)
  let reached = 0
  const cases = Object.entries(weights).map(([text, weight]) => {
    reached += weight / sum
    return sql`when ${drawn} < ${sql.lit(reached)} then ${sql.lit(text)}`
  })
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(Object.keys(weights).at(-1) ?? '')} end`
}

/** Picks an integer from `min` to `max`. */
export const between = (min: number, max: number, of: Sql, salt: number): Sql =>
  sql`(${sql.lit(min)} + floor(${chance(of, salt)} * ${sql.lit(max - min + 1)})::integer)`
