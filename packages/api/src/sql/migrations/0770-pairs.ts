import { type Kysely, sql } from 'kysely'

/** What Chinese, Japanese and Korean are written in, as it is folded; `isPair` of the search is the other side. */
const signs = '[\\u1100-\\u11ff\\u3005\\u3007\\u3040-\\u30ff\\u3400-\\u9fff\\U00020000-\\U0003ffff]'

const pairs = `
  create function "pairs"("folded" text) returns text[] language plpgsql immutable strict parallel safe as $$
  begin
    if octet_length("folded") = char_length("folded") or "folded" !~ '${signs}' then return '{}'; end if;
    return array(
      select distinct substr("run"[1], "place", "size")
      from regexp_matches("folded", '${signs}+', 'g') as "run",
        generate_series(1, char_length("run"[1])) as "place", generate_series(1, 2) as "size");
  end $$`

/** Two signs are a name there, and too few for an index of three letters in a row: all of a table was looked at. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql.raw(pairs).execute(db)
  const { rows } = await sql<{ indexname: string; indexdef: string; tablename: string }>`
    select "indexname", "indexdef", "tablename" from pg_indexes
    where "schemaname" = current_schema() and "indexdef" like '%gin (folded(%) gin_trgm_ops)%'`.execute(db)
  for (const { indexname, indexdef, tablename } of rows) {
    const [, text, rest] = /USING gin \((folded\(.*\)) gin_trgm_ops\)(.*)$/s.exec(indexdef) ?? []
    await sql.raw(`create index "${indexname}_pairs" on "${tablename}" using gin ("pairs"(${text}))${rest}`).execute(db)
  }
  for (const table of new Set(rows.map(({ tablename }) => tablename)))
    await sql`analyze ${sql.table(table)}`.execute(db)
}
