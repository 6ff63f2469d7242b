import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '../../kinds.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { partsOf } from './own-data.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Columns that say whose a row is. */
const owners = ['userId', 'customerId', 'authorId', 'ownerId', 'learnerId', 'actorId', 'referenceId']

/** Tables with such a column that a person is not given, each with the reason. */
const left: Readonly<Record<string, string>> = {
  answers: 'what a request was answered, for a day',
  applicants: 'who takes care of one, and whom one became: of those who hire',
  credentials: 'lets somebody in',
  exports: 'a file under way',
  imports: 'of others',
  invoiceLinks: 'who made a link: of the invoice',
  jobs: 'what they set going: in the changes that they made',
  noteMentions: 'in their notices',
  plans: 'what they are about to do',
  presence: 'where they are now',
  refunds: 'who gave it: of the order',
  replies: 'whom a canned reply is offered to: of those who work here',
  shipments: 'who sent it: of the order',
  teamTurns: 'whose turn it was: of the team',
  twoFactors: 'lets somebody in',
  usedCodes: 'lets somebody in',
}

test('a person’s own data have every table that says whose its rows are', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct c.table_name as "table" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in (${sql.join(owners)})
    order by 1`.execute(testApp.db)
  const given = partsOf(collections, 1)
    .map(({ rows }) => rows.compile(testApp.db).sql)
    .join()
  const missing = rows.map(({ table }) => table).filter((table) => !given.includes(`from "${table}"`))
  expect(missing).toEqual(Object.keys(left))
})
