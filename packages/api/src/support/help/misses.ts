import type { Locale } from '@quarterdeck/contract/kit/locales'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { HelpMiss } from '@quarterdeck/contract/support/help'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { search } from './search.ts'

/** Maximum number of failed searches shown to authors. */
const max = 200
const maxStored = 5000

/** Excludes addresses, phone and card numbers as private, and words too short to be a question. */
const isStorable = (words: string) => words.length >= 3 && !words.includes('@') && !/\d[\d\s.-]{5,}/.test(words)

/** Notes a search that finds nothing. Answers whether it does. */
export const noteMiss = async (tx: Tx, q: string, language: Locale, now: Date): Promise<boolean> => {
  const words = q.toLowerCase().replace(/\s+/g, ' ').trim()
  if (!isStorable(words) || (await search(tx, words, language)).found.length > 0) return false
  await sql`
    insert into "helpMisses" as m ("words", "language", "lastAt") values (${words}, ${language}, ${now})
    on conflict ("words", "language") do update set "count" = m."count" + 1, "lastAt" = excluded."lastAt"`.execute(tx)
  // Old searches that occurred once make room.
  await sql`
    delete from "helpMisses" where "id" in (
      select "id" from "helpMisses" order by "count" desc, "lastAt" desc, "id" offset ${maxStored})`.execute(tx)
  return true
}

export const misses = async (db: Db): Promise<HelpMiss[]> => {
  const rows = await db
    .selectFrom('helpMisses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ lastAt, ...miss }) => ({ ...miss, lastAt: lastAt.toISOString() }))
}

/** @throws Problem `Search not found` */
export const dismiss = async (tx: Tx, id: string): Promise<{ id: number }> => {
  const gone = await tx
    .deleteFrom('helpMisses')
    .where('id', '=', integerKey(id) ?? 0)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound('Search')
  return gone
}
