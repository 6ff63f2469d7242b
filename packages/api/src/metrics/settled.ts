import { type RawBuilder, sql } from 'kysely'
import { inPieces } from '../lists/spans.ts'
import type { Tx } from '../ports.ts'
import { dateOf } from './asked.ts'

/** Days of what is kept by day, from one up to, and without, another (from 1970-01-01 on), all of which is told as one. */
export interface Stretch {
  readonly entity: string
  readonly field: string
  readonly from: number
  readonly to: number
}

/** What was added up of a stretch, by value, as PostgreSQL writes arrays. */
interface Sums {
  readonly values: string
  readonly counts: string
  readonly amounts: string
}

/** What of stretches is added up already. */
export type Settled = (stretch: Stretch) => Sums | undefined

/** So many stretches are remembered, and none whose arrays are longer. */
const most = 64
const longest = 1_000_000

const keyOf = ({ entity, field, from, to }: Stretch) => [entity, field, from, to].join()

/** What stands for all that was added up of each stretch: it is another one as soon as anything of it is. */
const versionsOf = async (tx: Tx, stretches: readonly Stretch[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ version: string }>`
    select (select coalesce(md5(string_agg("version"::text, ',' order by "day")), '') from "settledDays" as s
      where s."entity" = "stretch"."entity" and ("day" >= "from" and "day" < "to" or "day" = '-infinity')) as "version"
    from unnest(${stretches.map(({ entity }) => entity)}::text[], ${stretches.map(({ from }) => dateOf(from))}::date[],
      ${stretches.map(({ to }) => dateOf(to))}::date[]) with ordinality as "stretch"("entity", "from", "to", "place")
    order by "place"`.execute(tx)
  return rows.map(({ version }) => version)
}

const sumsOf = async (tx: Tx, { entity, field, from, to }: Stretch): Promise<Sums> => {
  const pieces = inPieces(field, from, to).map(
    (
      piece,
    ) => sql`select "value", "count", "amount" from "tallies" where "entity" = ${entity} and "field" = ${piece.field}
      and "day" >= ${dateOf(piece.from)}::date and "day" < ${dateOf(piece.to)}::date and "lane" = -1`,
  )
  const { rows } = await sql<Sums>`
    select coalesce(array_agg("value")::text, '{}') as "values", coalesce(array_agg("count")::text, '{}') as "counts",
      coalesce(array_agg("amount")::text, '{}') as "amounts"
    from (select "value", sum("count")::bigint as "count", sum("amount")::bigint as "amount"
      from (${sql.join(pieces, sql` union all `)}) as "pieces" group by "value") as "sums"`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('An aggregate has one row')
  return found
}

/** Remembers what long stretches come to, as long as nothing of them is added up anew. */
export const openSettled = () => {
  const remembered = new Map<string, { readonly version: string; readonly sums: Sums }>()

  const remember = (key: string, version: string, sums: Sums) => {
    remembered.delete(key)
    if (sums.values.length > longest) return
    remembered.set(key, { version, sums })
    const [oldest] = remembered.keys()
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest)
  }

  /** @param tx sees one moment, the same as what is read beside */
  return async (tx: Tx, stretches: readonly Stretch[]): Promise<Settled> => {
    const wanted = [...new Map(stretches.map((stretch) => [keyOf(stretch), stretch])).values()]
    const versions = await versionsOf(tx, wanted)
    const found = new Map<string, Sums>()
    for (const [place, stretch] of wanted.entries()) {
      const [key, version = ''] = [keyOf(stretch), versions[place]]
      const known = remembered.get(key)
      const sums = known?.version === version ? known.sums : await sumsOf(tx, stretch)
      remember(key, version, sums)
      found.set(key, sums)
    }
    return (stretch) => found.get(keyOf(stretch))
  }
}
export type OpenSettled = ReturnType<typeof openSettled>

/** What is added up of a stretch, and what was written of it since, as rows of `tallies`. */
export const settledRows = (
  { entity, field, from, to }: Stretch,
  { values, counts, amounts }: Sums,
): RawBuilder<unknown> => sql`
  (select * from unnest(${values}::text[], ${counts}::bigint[], ${amounts}::bigint[]) as "settled"("value", "count", "amount")
    union all select "value", "count", "amount" from "tallies" where "entity" = ${entity} and "field" = ${field}
      and "day" >= ${dateOf(from)}::date and "day" < ${dateOf(to)}::date and "lane" >= 0)`
