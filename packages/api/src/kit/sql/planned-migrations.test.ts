import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import type { Db } from '../ports.ts'
import { type MigrationStep, migrateTo, migrations, performAll, performedIn } from './migrate.ts'
import { lockOf, planMigrations } from './planned-migrations.ts'

const names = Object.keys(migrations)
const later = names.slice(names.indexOf('0895-work'))

let db: Db
beforeEach(async () => {
  db = await openEmptyDatabase()
  await migrateTo(
    db,
    names.filter((name) => !later.includes(name)),
  )
})

test('a plan names what is due, what it locks, and how many rows that has; nothing is changed', async () => {
  await sql`analyze "outbox"`.execute(db)
  const plan = await planMigrations(db)
  expect(plan.map(({ name }) => name)).toEqual(later)
  const statements = plan.find(({ name }) => name === '0896-mails-at-work')?.statements
  expect(statements?.at(-1)).toMatchObject({ table: 'outbox', locks: 'all', rows: 0 })
  // A table that is made on the way is in nobody's way.
  expect(statements?.[0]).toMatchObject({ table: undefined, locks: 'nothing' })
  expect([...(await performedIn(db))].toSorted()).toEqual(names.filter((name) => !later.includes(name)))
})

test('a migration that fails leaves the database as it was, and those before it too', async () => {
  const before = await performedIn(db)
  const steps: MigrationStep[] = []
  const broken = {
    up: async (tx: Db) => {
      await sql`create table "left" ()`.execute(tx)
      await sql`select 1 / 0`.execute(tx)
    },
  }
  await expect(performAll(db, { ...migrations, '9999-broken': broken }, (step) => steps.push(step))).rejects.toThrow(
    'division by zero',
  )
  expect(await performedIn(db)).toEqual(before)
  const { rows } = await sql<{ left: string | null; work: string | null }>`
    select to_regclass('"left"') as "left", to_regclass('"work"') as "work"`.execute(db)
  expect(rows).toEqual([{ left: null, work: null }])
  expect(steps.at(-1)).toEqual({ name: '9999-broken', number: later.length + 1, of: later.length + 1 })
})

test.each([
  ['alter table "orders" add column "note" text', 'orders', 'all'],
  ['create unique index "a" on "orders" ("id")', 'orders', 'writes'],
  ['create index concurrently "a" on "orders" ("id")', undefined, 'nothing'],
  ['update "orders" set "note" = null', 'orders', 'rows'],
  ['create table "orders" ("id" integer)', undefined, 'nothing'],
] as const)('%s locks', (text, table, locks) => {
  expect(lockOf(text)).toEqual({ table, locks })
})
