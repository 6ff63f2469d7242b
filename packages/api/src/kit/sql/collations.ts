import type { Locale } from '@quarterdeck/contract/kit/locales'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'

/** Collations of migration `0830-0-search`; long lists have an index for each. */
const collations: Readonly<Record<Locale, string>> = {
  en: 'alphabet',
  de: 'alphabet',
  es: 'alphabet_es',
  ja: 'alphabet_ja',
}

/** Returns a text with the collation of a language; most share the default. */
export const collated = (text: RawBuilder<unknown>, language: Locale = 'en'): RawBuilder<unknown> =>
  sql`(${text} collate ${sql.ref(collations[language])})`

/** Finds collations whose version may differ from that of their indexes. */
const outdated = sql<{ name: string; indexes: readonly string[] }>`
  select c."collname" as "name", array(select i."indexrelid"::regclass::text from pg_index as i
    where c."oid" = any(i."indcollation")) as "indexes"
  from pg_collation as c join pg_namespace as n on n."oid" = c."collnamespace"
  where c."collname" like 'alphabet%' and n."nspname" = current_schema()
    and c."collversion" is distinct from pg_collation_actual_version(c."oid")`

/**
 * Rebuilds indexes after a change of the Unicode collation, as with an update of PostgreSQL or a move of the data folder. Without
 * this, queries through outdated indexes would miss rows.
 */
export const refreshCollations = async (db: Db): Promise<void> => {
  if ((await outdated.execute(db)).rows.length === 0) return
  await db.transaction().execute(async (tx) => {
    // One of several servers that start at once does it.
    await sql`select pg_advisory_xact_lock(8, -1)`.execute(tx)
    for (const { name, indexes } of (await outdated.execute(tx)).rows) {
      for (const index of indexes) await sql.raw(`reindex index ${index}`).execute(tx)
      await sql`alter collation ${sql.ref(name)} refresh version`.execute(tx)
    }
  })
}
