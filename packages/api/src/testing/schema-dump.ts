import { type Kysely, sql } from 'kysely'

/** Tables of the migrator itself. */
const bookkeeping = `('kysely_migration', 'kysely_migration_lock')`

/**
 * Selects one line for each part of a schema, with its table or function. Excludes extensions, and not-null constraints, which
 * only PostgreSQL 18 lists separately.
 */
const parts = sql<{ of: string; line: string }>`
  with "own" as (
    select c.* from pg_class c where c."relnamespace" = current_schema()::regnamespace and c."relname" not in ${sql.raw(bookkeeping)}
      and not exists (select from pg_depend d where d."objid" = c."oid" and d."deptype" = 'e'))
  select c."relname"::text as "of", concat_ws(' ', 'relation', c."relkind"::text, c."relpersistence"::text, c."reloptions"::text,
      case when c."relkind" in ('v', 'm') then pg_get_viewdef(c."oid") end) as "line"
    from "own" c where c."relkind" <> 'i'
  union all select c."relname", concat_ws(' ', 'column', a."attname", format_type(a."atttypid", a."atttypmod"),
      case when a."attnotnull" then 'not null' end, 'identity=' || a."attidentity"::text || ' generated=' || a."attgenerated"::text,
      'storage=' || a."attstorage"::text || a."attcompression"::text, 'statistics=' || coalesce(a."attstattarget", -1), a."attoptions"::text,
      pg_get_expr(d."adbin", d."adrelid"), (select l."collname" from pg_collation l where l."oid" = a."attcollation"))
    from "own" c join pg_attribute a on a."attrelid" = c."oid" and a."attnum" > 0 and not a."attisdropped"
      left join pg_attrdef d on d."adrelid" = c."oid" and d."adnum" = a."attnum"
    where c."relkind" in ('r', 'v', 'm', 'p')
  union all select c."relname", concat_ws(' ', 'constraint', k."conname", pg_get_constraintdef(k."oid"))
    from "own" c join pg_constraint k on k."conrelid" = c."oid" where k."contype" not in ('n', 't')
  union all select c."relname", concat_ws(' ', 'index', pg_get_indexdef(i."indexrelid"), x."reloptions"::text,
      (select string_agg(coalesce(a."attstattarget", -1)::text, ',' order by a."attnum") from pg_attribute a where a."attrelid" = x."oid"))
    from "own" c join pg_index i on i."indrelid" = c."oid" join pg_class x on x."oid" = i."indexrelid"
  union all select c."relname", concat_ws(' ', 'trigger', pg_get_triggerdef(t."oid"), t."tgenabled"::text)
    from "own" c join pg_trigger t on t."tgrelid" = c."oid" where not t."tgisinternal"
  union all select c."relname", concat_ws(' ', 'statistics', pg_get_statisticsobjdef(s."oid"), s."stxstattarget")
    from "own" c join pg_statistic_ext s on s."stxrelid" = c."oid"
  union all select c."relname", concat_ws(' ', 'sequence', format_type(s."seqtypid", null), s."seqstart", s."seqincrement", s."seqmin",
      s."seqmax", s."seqcache", s."seqcycle", (select "last_value" from pg_sequences p
        where p."schemaname" = current_schema() and p."sequencename" = c."relname"))
    from "own" c join pg_sequence s on s."seqrelid" = c."oid"
  union all select p."proname", 'function ' || regexp_replace(pg_get_functiondef(p."oid"), '\\s+', ' ', 'g')
    from pg_proc p where p."pronamespace" = current_schema()::regnamespace and p."prokind" <> 'a'
      and not exists (select from pg_depend d where d."objid" = p."oid" and d."deptype" = 'e')
  union all select t."typname", 'type ' || t."typtype"::text
    from pg_type t where t."typnamespace" = current_schema()::regnamespace and t."typtype" in ('d', 'e')
      and not exists (select from pg_depend d where d."objid" = t."oid" and d."deptype" = 'e')
  union all select l."collname", 'collation' from pg_collation l where l."collnamespace" = current_schema()::regnamespace
  union all select e."extname", 'extension' from pg_extension e
  union all select coalesce(c."relname", d."objoid"::text), concat_ws(' ', 'comment', d."objsubid", d."description")
    from pg_description d join "own" c on c."oid" = d."objoid" and d."classoid" = 'pg_class'::regclass`

/** Returns a schema with the rows of its tables as text: sorted parts by table, view, function and so on. */
export const schemaDump = async (db: Kysely<never>): Promise<Readonly<Record<string, readonly string[]>>> => {
  const dump: Record<string, string[]> = {}
  const { rows } = await parts.execute(db)
  for (const { of, line } of rows) dump[of] = [...(dump[of] ?? []), line]
  for (const [name, lines] of Object.entries(dump)) {
    if (!lines.some((line) => line.startsWith('relation r'))) continue
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as "row" from ${sql.table(name)} as t`.execute(
      db,
    )
    lines.push(...rows.map(({ row }) => `row ${row}`))
  }
  return Object.fromEntries(
    Object.entries(dump)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, lines]) => [name, lines.toSorted()]),
  )
}
