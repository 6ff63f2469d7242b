import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { talliedLists } from '../../prepare.ts'
import { examine } from '../../system/doctor/index.ts'
import { sized } from '../../testing/size.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Listed } from './listed.ts'
import { syncTallies } from './sync-tallies.ts'

let testApp: TestApp
const asked: string[] = []

beforeAll(async () => {
  testApp = await openTestApp((text) => asked.push(text))
  // Signing in makes the auth library inspect the tables, which it does only once.
  await testApp.as('admin@quarterdeck.test')
})
beforeEach(() => testApp.reset())
afterAll(async () => {
  await start(talliedLists)
  await testApp.close()
})

/** Returns the statements of a start with these definitions. */
const start = async (declared: readonly Listed[]): Promise<readonly string[]> => {
  asked.length = 0
  await syncTallies(testApp.db, declared)
  return [...asked]
}

const keptOf = async (entity: string, field: string) => {
  const { rows } = await sql<{ value: string; day: string; count: number; amount: number }>`
    select "value", "day"::text, sum("count")::int as "count", sum("amount")::int as "amount" from "tallies"
    where "entity" = ${entity} and "field" = ${field} and "day" <> '-infinity'
    group by 1, 2 having sum("count") <> 0 order by 1, 2`.execute(testApp.db)
  return rows
}

const countedOf = async (table: string, value: string, date: string, amount: string) => {
  const { rows } = await sql`
    select ${sql.ref(value)}::text as "value", (${sql.ref(date)} at time zone 'UTC')::date::text as "day", count(*)::int as "count",
      sum(${sql.ref(amount)})::int as "amount"
    from ${sql.table(table)} where "deletedAt" is null group by 1, 2 order by 1, 2`.execute(testApp.db)
  return rows
}

/** Names of the counters in the report of `doctor`. */
const kept = [
  'Counts and sums by day',
  'Buyers of orders, and where they live',
  'Why orders were sent back',
  'Goals that visits reached',
  'Sizes in stock of products',
]

/** Writes that affect about every third record, each time in another way. */
const writes = (round: number) => [
  sql`update "orders" set "status" = (array['New', 'Shipping', 'Delivered'])[1 + (hashint4("id" + ${round}) & 1)]
    where hashint4("id" * 31 + ${round}) % 3 = 0`,
  sql`update "orders" set "deletedAt" = case when "deletedAt" is null then now() end, "createAt" = "createAt" - interval '1 day'
    where hashint4("id" * 17 + ${round}) % 4 = 0`,
  sql`update "orders" set "customerId" = 1 + (hashint4("id" + ${round}) & 7) where hashint4("id" * 5 + ${round}) % 3 = 0`,
  sql`delete from "orders" where "id" = (select "id" from "orders" where "deletedAt" is not null order by "id" limit 1)`,
  sql`update "users" set "address" = (array['DE', 'JP', ''])[1 + (hashint4("id" + ${round}) & 1)] where hashint4("id" * 3 + ${round}) % 3 = 0`,
  sql`delete from "users" where "id" = ${30 + round}`,
  sql`insert into "refunds" ("orderId", "kind", "shippingAmount", "amount", "cause", "reason", "createdAt", "updatedAt")
    select "id", 'Return', 0, 0, (array['Damaged', 'Late'])[1 + ("id" & 1)], '', now(), now() from "orders" where "id" % 5 = ${round} % 5`,
  sql`update "refunds" set "cause" = 'Size', "deletedAt" = case when "deletedAt" is null then now() end
    where hashint4("id" * 3 + ${round}) % 3 = 0`,
  sql`delete from "hits" where hashint8("id" + ${round}) % 9 = 0`,
  sql`delete from "visits" where hashint4("id" + ${round}) % 9 = 0`,
  sql`insert into "hits" ("visitId", "at", "name", "path")
    select "id", now(), (array['view', 'cart'])[1 + ("id" & 1)], (array['/', '/sale'])[1 + (hashint4("id" + ${round}) & 1)] from "visits"`,
  sql`update "goals" set "deletedAt" = case when "deletedAt" is null then now() end where "id" % 2 = ${round} % 2`,
  sql`insert into "goals" ("name", "way", "target", "note", "createdAt", "updatedAt")
    select 'x', 'page', '/sale', '', now(), now() union all select 'y', 'event', 'cart', '', now(), now()`,
  sql`update "goals" set "target" = '/' where "way" = 'page' and "id" % 3 = ${round} % 3`,
  sql`insert into "productVariants" ("productId", "position", "size", "code", "stock")
    select "id", 90 + ${round}, (array['s', 'xl'])[1 + ("id" & 1)], 'V' || "id" || '-' || ${round}::int, ${round} % 3 from "products"
    where "id" % 4 = ${round} % 4`,
  sql`update "productVariants" set "size" = 'm', "stock" = ("stock" + 1) % 3 where hashint4("id" + ${round}) % 3 = 0`,
  sql`delete from "productVariants" where hashint4("id" * 7 + ${round}) % 3 = 0`,
  sql`update "products" set "sizes" = case when "id" % 2 = 0 then '["xs", "l"]'::jsonb else '["l"]' end,
      "stock" = case when "variantCount" = 0 then ${round} % 2 else "stock" end, "category" = 'office',
      "status" = (array['Published', 'Draft'])[1 + (hashint4("id" + ${round}) & 1)]
    where hashint4("id" * 3 + ${round}) % 3 = 0`,
  sql`update "enrolments" set "courseId" = 1 + ("courseId" + ${round}) % 3, "paid" = "paid" + ${round}
    where hashint4("id" * 13 + ${round}) % 3 = 0`,
  sql`delete from "enrolments" where hashint4("id" * 7 + ${round}) % 40 = 0`,
]

test('what is kept is what a plain count of the records gives, after many writes', async () => {
  for (let round = 0; round < sized(3, 8); round++) {
    for (const write of writes(round)) await write.execute(testApp.db)
  }
  expect(await keptOf('orders', 'status')).toEqual(await countedOf('orders', 'status', 'createAt', 'totalAmount'))
  expect(await keptOf('enrolments', 'courseId')).toEqual(await countedOf('enrolments', 'courseId', 'startedAt', 'paid'))
})

test('what is kept of records because of others is what they say, after many writes', async () => {
  await sql`update "orders" set "status" = 'Return' where "id" % 3 = 0`.execute(testApp.db)
  for (let round = 0; round < sized(3, 8); round++) {
    for (const write of writes(round)) await write.execute(testApp.db)
    const wrong = (await examine(testApp.db)).filter(({ name }) => kept.includes(name))
    expect(wrong.flatMap(({ examples }) => examples)).toEqual([])
  }
})

test('a start at which nothing is counted in another way asks once, and writes nothing', async () => {
  expect(await start(talliedLists)).toEqual([expect.stringContaining('from "installation"')])
})

test('what is declared in another way is counted again, and nothing else is', async () => {
  const changed = talliedLists.map(
    (listed): Listed =>
      listed.table === 'enrolments'
        ? { ...listed, tallies: [{ field: 'learnerId', date: 'startedAt', amount: 'refunded' }] }
        : listed,
  )
  const asked = await start(changed)
  expect(asked.filter((statement) => statement.startsWith('lock table'))).toEqual([
    'lock table "enrolments" in share row exclusive mode',
  ])
  expect(await keptOf('enrolments', 'courseId')).toEqual([])
  await writes(3)[3]?.execute(testApp.db)
  expect(await keptOf('enrolments', 'learnerId')).toEqual(
    await countedOf('enrolments', 'learnerId', 'startedAt', 'refunded'),
  )
})

test('what is not declared any more is not counted any more', async () => {
  await start(talliedLists.filter(({ table }) => table !== 'enrolments'))
  await writes(1)[2]?.execute(testApp.db)
  expect(await keptOf('enrolments', 'courseId')).toEqual([])
  await start(talliedLists)
  expect(await keptOf('enrolments', 'courseId')).toEqual(await countedOf('enrolments', 'courseId', 'startedAt', 'paid'))
})
