import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import { rarityOf } from '../sql/rarity.ts'
import { isRare } from '../sql/words.ts'
import { type Listed, matching, type Query } from './listed.ts'

/** Length from which a text is searched by trigrams; shorter ones are in nearly every record. */
const shortest = 3

/** Number of the newest records among which words that aren't rare are found by a scan. */
const near = 2000

/** Scans from the newest record on. */
const walked = (matched: Query, key: RawBuilder<unknown>, max: number) =>
  matched
    .selectAll()
    .orderBy(key as never, 'desc')
    .limit(max)
    .execute()

/** Sorts all hits of an index: a scan from the newest record on would be long if only old ones match. */
const pickedOut = async (db: Db, { table }: Listed, matched: Query, key: RawBuilder<unknown>, max: number) => {
  const { rows } = await sql`
    with "found" as materialized (${matched.select(key.as('key'))})
    select * from ${sql.table(table)} where ${key} in (select "key" from "found" order by "key" desc limit ${max})
    order by ${key} desc`.execute(db)
  return rows
}

/** Returns the newest records that contain all words. */
export const newestOf = async <Row>(db: Db, listed: Listed, q: string, max: number): Promise<Row[]> => {
  if (q.replace(/[^\p{L}\p{N}]/gu, '').length < shortest) return []
  const rarity = await rarityOf(db, listed)
  const key = sql.ref(listed.key)
  const matched = matching(db, listed, { where: [], sort: [], q }, rarity)
  if (!rarity) return (await walked(matched, key, max)) as Row[]
  if (!isRare(q, rarity)) {
    const isNear = sql<boolean>`${key} > (select max(${key}) from ${sql.table(listed.table)}) - ${near}::integer`
    const found = await walked(matched.where(isNear as never), key, max)
    if (found.length === max) return found as Row[]
  }
  return (await pickedOut(db, listed, matched, key, max)) as Row[]
}
