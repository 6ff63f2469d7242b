import { fold } from '@quarterdeck/contract/kit/fold'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { names } from '../../testing/names.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const signs = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))

test('each sign that the database knows is folded there as in the contract', async () => {
  const { rows } = await sql<{ sign: string; folded: string }>`
    select "sign", folded("sign") from unnest(${signs}::text[]) as "sign" where unicode_assigned("sign")`.execute(
    testApp.db,
  )
  expect(rows.length).toBeGreaterThan(90_000)
  const others = rows.filter(({ sign, folded }) => folded !== fold(sign))
  expect(others.map(({ sign }) => sign.codePointAt(0)?.toString(16))).toEqual([])
})

test('what one types of a name is in the name as the database folds it', async () => {
  const pairs = names.flatMap(([written, ...typed]) => typed.map((q) => ({ written, q })))
  const { rows } = await sql<{ missed: string }>`
    select "written" || ' by ' || "word" as "missed"
    from json_to_recordset(${JSON.stringify(pairs)}) as "pair"("written" text, "q" text),
      regexp_split_to_table("q", '\\s+') as "word"
    where strpos(folded("written"), folded("word")) = 0`.execute(testApp.db)
  expect(rows).toEqual([])
})

test('no index of a search keeps what is in small letters alone', async () => {
  const { rows } = await sql`select "indexname" from pg_indexes
    where "indexdef" like '%gin_trgm_ops%' and "indexdef" like '%gin (lower(%'`.execute(testApp.db)
  expect(rows, `Write \`using gin (folded(…) gin_trgm_ops)\` in its migration, not lower(…)`).toEqual([])
})

test('each index of a search has one of pairs beside it', async () => {
  const { rows } = await sql`select "indexname" from pg_indexes as "search"
    where "indexdef" like '%gin (folded(%gin_trgm_ops)%' and not exists (
      select from pg_indexes as "pairs" where "pairs"."indexname" = "search"."indexname" || '_pairs')`.execute(
    testApp.db,
  )
  const missing =
    'Add in its migration: create index "<name>_pairs" on … using gin ("pairs"(folded(…))) where "deletedAt" is null'
  expect(rows, missing).toEqual([])
})
