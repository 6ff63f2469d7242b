import type { Locale } from '@quarterdeck/contract/kit/locales'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'

/** Names of collations that migration `0830-0-search` makes; the long lists have an index by each. */
const collations: Readonly<Record<Locale, string>> = {
  en: 'alphabet',
  de: 'alphabet',
  es: 'alphabet_es',
  ja: 'alphabet_ja',
}

/** A text in the order of a language, or in that of most. */
export const inAlphabet = (text: RawBuilder<unknown>, language: Locale = 'en'): RawBuilder<unknown> =>
  sql`(${text} collate ${sql.ref(collations[language])})`

/** Those whose order may be another than the one that their indexes were made in. */
const outdated = sql<{ name: string; indexes: readonly string[] }>`
  select c."collname" as "name", array(select i."indexrelid"::regclass::text from pg_index as i
    where c."oid" = any(i."indcollation")) as "indexes"
  from pg_collation as c join pg_namespace as n on n."oid" = c."collnamespace"
  where c."collname" like 'alphabet%' and n."nspname" = current_schema()
    and c."collversion" is distinct from pg_collation_actual_version(c."oid")`

/**
 * An update of PostgreSQL, or a data folder on another machine, may come with another version of Unicode's order. By an index
 * that was made in the former one rows are not found, so that it is made anew.
 */
export const keepAlphabets = async (db: Db): Promise<void> => {
  if ((await outdated.execute(db)).rows.length === 0) return
  await db.transaction().execute(async (tx) => {
    // Of several servers that start at once one does it.
    await sql`select pg_advisory_xact_lock(8, -1)`.execute(tx)
    for (const { name, indexes } of (await outdated.execute(tx)).rows) {
      for (const index of indexes) await sql.raw(`reindex index ${index}`).execute(tx)
      await sql`alter collation ${sql.ref(name)} refresh version`.execute(tx)
    }
  })
}
