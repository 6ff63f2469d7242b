import { type Kysely, sql } from 'kysely'

/** Characters that `fold` of the contract removes; the function `folded` mirrors it. */
const unwritten =
  `[''‘’ʻʼ′\\u00ad\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f` +
  '\\u0670\\u093c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]'
const joined = '[\\u1100-\\u11ff\\u3040-\\u30ff\\u3400-\\u9fff]'
const [from, to] = ['øłđðħıςىیک‐‒–—−', 'olddhiσييك-----']
const longer = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** Selects a collation that lowercases beyond English, whatever the database's default; missing in some PostgreSQL before 17. */
const collation = sql<{ collname: string }>`select "collname" from pg_collation
  where "collname" in ('pg_c_utf8', 'und-x-icu') and "collnamespace" = 'pg_catalog'::regnamespace
  order by "collname" limit 1`

/** Returns the function that folds texts for searching: case, accents and widths are ignored. */
const folded = (lower: string) => `
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

/** Chinese, Japanese and Korean characters after folding; `isPair` of the search mirrors them. */
const signs = '[\\u1100-\\u11ff\\u3005\\u3007\\u3040-\\u30ff\\u3400-\\u9fff\\U00020000-\\U0003ffff]'

/** Returns the function that lists each of those characters and each pair: names may have two, too few for a trigram index. */
const pairs = `
  create function "pairs"("folded" text) returns text[] language plpgsql immutable strict parallel safe as $$
  begin
    if octet_length("folded") = char_length("folded") or "folded" !~ '${signs}' then return '{}'; end if;
    return array(
      select distinct substr("run"[1], "place", "size")
      from regexp_matches("folded", '${signs}+', 'g') as "run",
        generate_series(1, char_length("run"[1])) as "place", generate_series(1, 2) as "size");
  end $$`

/** Languages with an order of their own, with rules for databases that don't know the language. */
const languages = { es: '&N<ñ<<<Ñ', ja: '' } as const

/** Returns the definition of a collation: the language's own, Unicode's order with or without its rules, or that of bytes. */
const definitionOf = async (db: Kysely<never>, language: 'und' | keyof typeof languages): Promise<string> => {
  const { rows } = await sql<{ collname: string; knowsRules: boolean }>`
    select "collname", current_setting('server_version_num')::integer >= 160000 as "knowsRules" from pg_collation
    where "collname" in (${`${language}-x-icu`}, 'und-x-icu') and "collnamespace" = 'pg_catalog'::regnamespace`.execute(
    db,
  )
  const own = rows.find(({ collname }) => collname.startsWith(language))
  if (own) return `from "${own.collname}"`
  const [any] = rows
  if (!any) return 'from "C"'
  const rules = language === 'und' ? '' : languages[language]
  return rules && any.knowsRules ? `(provider = icu, locale = 'und', rules = '${rules}')` : `from "und-x-icu"`
}

/** Creates the functions and collations by which texts are searched and sorted; they depend on what the database knows. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  const [known] = (await collation.execute(db)).rows
  await sql.raw(folded(known ? `lower(? collate "${known.collname}")` : 'lower(?)')).execute(db)
  await sql.raw(pairs).execute(db)
  for (const [name, language] of [
    ['alphabet', 'und'],
    ['alphabet_es', 'es'],
    ['alphabet_ja', 'ja'],
  ] as const)
    await sql.raw(`create collation "${name}" ${await definitionOf(db, language)}`).execute(db)
}
