import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createDatabase } from '@quarterdeck/server/testing'
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import former from '../../testing/former-schema.json' with { type: 'json' }
import { schemaDump } from '../../testing/schema-dump.ts'
import { baseline, migrate, migrations } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Migrations that the baseline has replaced. */
const replaced = former.migrations.split(' ')

/** Migrations that some databases ran before others with lower numbers were merged. */
const mergedEarly = ['0870-issued-xml', '0875-plan-without-payments'] as const

const dialects: readonly (readonly [string, () => Promise<Dialect>])[] = [
  ['PostgreSQL', async () => new PostgresDialect({ pool: (await createDatabase()).pool })],
  ['PGlite', async () => new PGliteDialect({ pglite: await PGlite.create({ extensions: { pg_trgm } }) })],
]

const makeBaseline = async (db: Kysely<Schema>) => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => baseline } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Records migrations as applied. */
const noteMigrations = async (db: Kysely<Schema>, names: readonly string[]) => {
  await sql`delete from "kysely_migration"`.execute(db)
  await sql`insert into "kysely_migration" select unnest(${names}::text[]), '2026-01-01T00:00:00.000Z'`.execute(db)
}

const performedIn = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/** Returns a short hash of each part of a schema. Counters are excluded: the start creates them after the migrations. */
const hashesOf = async (db: Kysely<Schema>) =>
  Object.fromEntries(
    Object.entries(await schemaDump(db as never)).flatMap(([name, lines]) => {
      const own = lines.filter((line) => !/^(trigger|function) .*\btally_/i.test(line))
      return own.length > 0 ? [[name, createHash('sha256').update(own.join('\n')).digest('hex').slice(0, 12)]] : []
    }),
  )

test('every migration is listed, by the name of its file', () => {
  const files = readdirSync(new URL('migrations/', import.meta.url)).map((name) => name.replace(/\.ts$/, ''))
  expect(Object.keys(migrations)).toEqual(files.toSorted())
})

describe.each(dialects)('in %s', (_, open) => {
  let db: Kysely<Schema>
  beforeEach(async () => {
    db = new Kysely<Schema>({ dialect: await open() })
    await makeBaseline(db)
  })
  afterEach(() => db.destroy())

  test('the baseline makes the schema that the migrations up to 0830 made', async () => {
    expect(await hashesOf(db)).toEqual(former.hashes)
  })

  test('a database that went through those migrations goes on after 0830 and keeps its rows', async () => {
    await sql`update "counters" set "value" = 1041 where "name" = 'invoices'`.execute(db)
    await noteMigrations(db, replaced)
    await Promise.all([migrate(db), migrate(db)])
    expect(await performedIn(db)).toEqual(Object.keys(migrations))
    const { rows } = await sql`select "value"::integer from "counters" where "name" = 'invoices'`.execute(db)
    expect(rows).toEqual([{ value: 1041 }])
    const { rows: later } = await sql`select from "mailboxes"`.execute(db)
    expect(later).toEqual([])
  })

  test('a database that has only later ones of those after 0830 is given the earlier ones too', async () => {
    await migrate(db)
    const newest = await hashesOf(db)
    for (const names of [Object.keys(baseline), replaced]) {
      const other = new Kysely<Schema>({ dialect: await open() })
      await makeBaseline(other)
      for (const name of mergedEarly) await migrations[name].up(other as never)
      await noteMigrations(other, [...names, ...mergedEarly])
      await migrate(other)
      expect(await performedIn(other)).toEqual(Object.keys(migrations))
      expect(await hashesOf(other)).toEqual(newest)
      await other.destroy()
    }
  })

  test('jobs that wait or run at an upgrade are handed to the queue of work', async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '0915')
    for (const [, { up }] of before.slice(Object.keys(baseline).length)) await up(db as never)
    await noteMigrations(
      db,
      before.map(([name]) => name),
    )
    const [made, lease] = ['2026-01-02T03:04:05.000Z', '2026-01-02T03:04:10.000Z']
    for (const state of ['waiting', 'running', 'done', 'failed', 'cancelled'])
      await sql`insert into "jobs" ("id", "kind", "state", "data", "batch", "total", "cursor", "createdAt", "worker", "lease")
        values (${state}, 'import', ${state}, '{}', 'x', 9, 3, ${made},
          ${state === 'running' ? 'a server' : null}, ${state === 'running' ? lease : null}::timestamptz)`.execute(db)
    await migrate(db)
    const works = await db.selectFrom('work').selectAll().where('kind', '=', 'jobs').orderBy('key').execute()
    const [dueAt, updatedAt] = [new Date(made), new Date(made)]
    const common = { kind: 'jobs', dueAt, updatedAt, attempts: 0, error: '', worker: null }
    expect(works).toMatchObject([
      { ...common, key: 'running', state: 'running', lease: new Date(lease) },
      { ...common, key: 'waiting', state: 'waiting', lease: null },
    ])
    const jobs = await db.selectFrom('jobs').select(['id', 'state', 'cursor']).orderBy('id').execute()
    expect(jobs.map(({ id, state, cursor }) => [id, state, Number(cursor)])).toEqual(
      ['cancelled', 'done', 'failed', 'running', 'waiting'].map((state) => [state, state, 3]),
    )
  })

  test('a database that is older is left as it is, and says which version upgrades it', async () => {
    const older = replaced.slice(0, 100)
    await noteMigrations(db, older)
    await expect(migrate(db)).rejects.toThrow('start the previous version once')
    expect(await performedIn(db)).toEqual(older)
  })
})
