import { type Kysely, sql } from 'kysely'

/** The signs of `fold` in the contract, of which this is the other side. */
const unwritten =
  `[''‘’ʻʼ′\\u00ad\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f` +
  '\\u0670\\u093c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]'
const joined = '[\\u1100-\\u11ff\\u3040-\\u30ff\\u3400-\\u9fff]'
const [from, to] = ['øłđðħıςىیک‐‒–—−', 'olddhiσييك-----']
const longer = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** What knows small letters beyond English, however the database was made; absent in some PostgreSQL before 17. */
const collation = sql<{ collname: string }>`select "collname" from pg_collation
  where "collname" in ('pg_c_utf8', 'und-x-icu') and "collnamespace" = 'pg_catalog'::regnamespace
  order by "collname" limit 1`

const functionBy = (lower: string) => `
  create function "folded"("written" text) returns text language plpgsql immutable strict parallel safe as $$
  declare "plain" text;
  begin
    if octet_length("written") = char_length("written") then return replace(lower("written"), '''', ''); end if;
    "plain" := regexp_replace(normalize(replace("written", '´', ''), NFKD), '${unwritten}', '', 'g');
    "plain" := ${lower.replace('?', `regexp_replace("plain", '(?<=${joined}) +(?=${joined})', '', 'g')`)};
    if "plain" !~ '[${from}${Object.keys(longer).join('')}]' then return "plain"; end if;
    return ${Object.entries(longer).reduce(
      (inner, [letter, letters]) => `replace(${inner}, '${letter}', '${letters}')`,
      `translate("plain", '${from}', '${to}')`,
    )};
  end $$`

/** Records are found however names are written and typed: what searches look through is folded instead of in small letters. */
export const up = async (db: Kysely<never>): Promise<void> => {
  const [known] = (await collation.execute(db)).rows
  await sql.raw(functionBy(known ? `lower(? collate "${known.collname}")` : 'lower(?)')).execute(db)
  const { rows } = await sql<{ indexname: string; indexdef: string; tablename: string }>`
    select "indexname", "indexdef", "tablename" from pg_indexes
    where "schemaname" = current_schema() and "indexdef" like '%gin (lower(%gin_trgm_ops)%'`.execute(db)
  for (const { indexname, indexdef } of rows) {
    await sql.raw(`drop index "${indexname}"`).execute(db)
    await sql.raw(indexdef.replace('gin (lower(', 'gin (folded(')).execute(db)
  }
  for (const table of new Set(rows.map(({ tablename }) => tablename)))
    await sql`analyze ${sql.table(table)}`.execute(db)
}
