import { createDatabase } from '@quarterdeck/server/testing'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../prepare.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { inboundSecret } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Change, CommittedChange, DurableSubscriber, TransactionSubscriber } from '../context.ts'
import type { Db, Tx } from '../ports.ts'
import type { Schema } from '../sql/schema.ts'
import { checkCursors } from './check.ts'
import { runSubscribers } from './durable.ts'

class Crash extends Error {}

const kinds = ['users', 'products', 'orders', 'tickets', 'messages'] as const
let clock: Date
let testApp: TestApp
let owner: Client
let within: string[]
let refusal: Error | undefined

const lineOf = ({ entity, record, action, version }: Change) => `${action} ${entity} ${record} v${version}`

const witness: TransactionSubscriber = {
  name: 'planted within',
  when: 'within',
  hasBulk: true,
  kinds,
  run: async (_, changes) => {
    if (refusal) throw refusal
    within.push(...changes.map(lineOf))
  },
}

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock }, [witness])
})
beforeEach(async () => {
  clock = new Date()
  refusal = undefined
  await testApp.reset()
  await sql`truncate "subscribers"`.execute(testApp.db)
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  within = []
})
afterAll(() => testApp.close())

/** Opens a server that runs these subscribers. */
const serverWith = (db: Db, ...subscribers: DurableSubscriber[]) => {
  const logged: string[] = []
  const world = {
    db,
    now: () => clock,
    newId: () => crypto.randomUUID(),
    random: Math.random,
    isOutage: (error: unknown) => error instanceof Crash,
    log: (_: unknown, message: string, about?: object) => void logged.push(`${message} ${JSON.stringify(about)}`),
    subscribers,
  }
  return { logged, run: () => runSubscribers(world) }
}

const reader = (run: (changes: readonly CommittedChange[], tx: Tx) => void | Promise<void>): DurableSubscriber => ({
  name: 'planted after',
  when: 'after',
  kinds,
  run: async ({ tx }, changes) => run(changes, tx),
})

/** Opens a server with a subscriber that records its changes. */
const noting = (db: Db) => {
  const seen: string[] = []
  return {
    seen,
    ...serverWith(
      db,
      reader((changes) => void seen.push(...changes.map(lineOf))),
    ),
  }
}

const inJournal = async (): Promise<string[]> => {
  const rows = await testApp.db.selectFrom('changes').selectAll().where('entity', 'in', kinds).orderBy('id').execute()
  return rows.map(lineOf)
}

const idle = async () => {
  await testApp.idle()
  // Imports and bulk changes schedule further work.
  await testApp.idle()
}

/** Changes records in every supported way. */
const changeEveryWay = async () => {
  const single = await owner.patch('/orders?id=3', { status: 'Pending' })
  const selection = { ids: ['4', '5', '6'] }
  const action = { type: 'edit', change: { billing: 'Elsewhere 1' } }
  const plan = (await owner.post('/plans', { entity: 'orders', selection, action })).json
  const bulk = await owner.post(`/plans/apply?id=${plan.id}`)
  await idle()
  await owner.post('/changes/undo', { batch: single.headers.get('x-change-batch') })
  await owner.post('/changes/undo', { batch: bulk.headers.get('x-change-batch') })
  await idle()
  const removed = await owner.del('/products?id=2')
  await owner.post('/changes/undo', { batch: removed.headers.get('x-change-batch') })
  await owner.put('/products?id=3', { title: 'Another title' })
  await owner.post('/changes/restore', { entity: 'products', record: '3', version: 1, fields: ['title'] })
  const file = 'name,email\nGrace,grace@example.com\nAda,ada@example.com\n'
  const { id } = (await owner.post('/imports?entity=users&fileName=people.csv', file, { 'content-type': 'text/csv' }))
    .json
  await owner.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1 } })
  await owner.post('/imports/run', { id })
  await idle()
  const stranger = clientOf(await testApp.as(undefined))
  const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${inboundSecret}` }
  const mail = (subject: string) => `From: a@example.com\r\nSubject: ${subject}\r\n\r\nHi`
  const { ticketId } = (await stranger.post('/mail/inbound', mail('Where'), headers)).json
  await stranger.post('/mail/inbound', mail(`[#${ticketId}]`), headers)
  const publishAt = new Date(clock.getTime() + 60_000).toISOString()
  await owner.post('/products', { title: 'Later', price: 1, publishAt })
  clock = new Date(clock.getTime() + 120_000)
  testApp.resume()
  await idle()
}

test('every way to change a record reaches subscribers once and in order, within the write and after it', async () => {
  const { seen, run } = noting(testApp.db)
  await run()
  const before = await inJournal()
  await changeEveryWay()
  await run()
  const written = (await inJournal()).slice(before.length)
  expect([...new Set(written.map((line) => line.replace(/ \S+ v\d+$/, '')))].toSorted()).toEqual(
    [
      'update orders',
      'delete products',
      'restore products',
      'update products',
      'create products',
      'create users',
      'create tickets',
      'create messages',
    ].toSorted(),
  )
  expect(within).toEqual(written)
  expect(seen).toEqual(written)
  await run()
  expect(seen).toEqual(written)
})

describe('a subscriber within the write', () => {
  test('that fails lets nothing of the write happen, by one record or by many', async () => {
    const selection = { ids: ['4', '5'] }
    const action = { type: 'edit', change: { billing: 'Elsewhere 1' } }
    const plan = (await owner.post('/plans', { entity: 'orders', selection, action })).json
    refusal = new Error('planted')
    const before = await inJournal()
    expect((await owner.post(`/plans/apply?id=${plan.id}`)).status).toBe(500)
    const { status, json } = await owner.patch('/orders?id=1', { status: 'Return' })
    expect([status, json.code]).toEqual([500, 'internal'])
    expect(await inJournal()).toEqual(before)
    refusal = undefined
    expect((await owner.get('/orders?id=1')).json).toMatchObject({ version: 1 })
    expect((await owner.get('/notices')).json.notices.filter(({ event }: Json) => event === 'order_returned')).toEqual(
      [],
    )
    expect(testApp.logged).toEqual([expect.stringContaining('planted'), expect.stringContaining('planted')])
  })

  test('sees values as the journal has them, of one statement over many records too', async () => {
    const seen: Change[] = []
    const { run } = witness
    onTestFinished(() => void Object.assign(witness, { run }))
    Object.assign(witness, { run: async (_: unknown, changes: readonly Change[]) => void seen.push(...changes) })
    await owner.put('/tickets?id=1', { snoozedUntil: '2031-01-02T03:04:05.000Z' })
    const selection = { ids: ['2'] }
    const action = { type: 'edit', change: { snoozedUntil: '2031-01-02T03:04:05.000Z' } }
    const { id } = (await owner.post('/plans', { entity: 'tickets', selection, action })).json
    await owner.post(`/plans/apply?id=${id}`)
    await idle()
    const changed = { before: { snoozedUntil: null }, after: { snoozedUntil: '2031-01-02T03:04:05.000Z' } }
    expect(seen).toMatchObject([
      { record: '1', ...changed },
      { record: '2', ...changed },
    ])
  })
})

describe('a durable subscriber', () => {
  let db: Db
  beforeAll(async () => {
    // Several connections, like several servers.
    const { openPool } = await createDatabase()
    db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(4) }) })
    await migrate(db)
  })
  beforeEach(() => sql`truncate "subscribers", "changes", "counters" restart identity`.execute(db))
  afterAll(() => db.destroy())

  const write = (tx: Db, record: number, { count = 1, at = clock } = {}) =>
    sql`insert into "changes" ("at", "entity", "record", "action", "batch", "version")
      select ${at}::timestamptz, 'orders', n::text, 'update', 'planted', 2
      from generate_series(${record}::integer, ${record + count - 1}::integer) n`.execute(tx)
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `update orders ${from + index} v2`)

  test('begins with what is committed after it is there', async () => {
    await write(db, 1)
    const { seen, run } = noting(db)
    await run()
    await run()
    expect(seen).toEqual([])
    await write(db, 2)
    await run()
    expect(seen).toEqual(lines(2, 2))
  })

  test('of two servers sees each change once, when it is committed', async () => {
    const [one, other] = [noting(db), noting(db)]
    const both = async () => {
      for (let round = 0; round < 2; round++) await Promise.all([one.run(), other.run()])
      return [...one.seen, ...other.seen]
    }
    await one.run()
    const { promise: written, resolve: isWritten } = Promise.withResolvers<void>()
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const late = db.transaction().execute(async (tx) => {
      await write(tx, 1)
      isWritten()
      await mayCommit
    })
    await written
    await write(db, 2)
    expect(await both()).toEqual(lines(2, 2))
    commit()
    await late
    expect((await both()).toSorted()).toEqual(lines(1, 2))
    await write(db, 3, { count: 500 })
    expect((await both()).length).toBe(502)
    expect(new Set(await both()).size).toBe(502)
  })

  test('is given a batch again after a crash before its end, and what it writes happens once', async () => {
    const seen: string[] = []
    let crashes = 1
    const count = reader(async (changes, tx) => {
      seen.push(...changes.map(lineOf))
      await sql`insert into "counters" ("name", "value") values ('planted', ${changes.length})
        on conflict ("name") do update set "value" = "counters"."value" + excluded."value"`.execute(tx)
      if (crashes-- > 0) throw new Crash()
    })
    const [one, other] = [serverWith(db, count), serverWith(db, count)]
    await one.run()
    await write(db, 1, { count: 450 })
    await expect(one.run()).rejects.toThrow(Crash)
    expect(seen).toHaveLength(200)
    for (let round = 0; round < 3; round++) await Promise.all([other.run(), one.run()])
    expect(seen).toEqual([...lines(1, 200), ...lines(1, 450)])
    const counted = await db.selectFrom('counters').select('value').where('name', '=', 'planted').execute()
    expect(counted).toEqual([{ value: 450 }])
    expect([...one.logged, ...other.logged]).toEqual([])
  })

  test('that fails is tried again later and later, and doctor tells of it', async () => {
    let isBroken = true
    let tries = 0
    const subscriber = reader(() => {
      tries++
      if (isBroken) throw new Error('planted')
    })
    const { run, logged } = serverWith(db, subscriber)
    const later = (seconds: number) => {
      clock = new Date(clock.getTime() + seconds * 1000)
      return run()
    }
    const wrong = async () => (await checkCursors([subscriber]).wrong.execute(db)).rows
    await run()
    await write(db, 1, { at: new Date(clock.getTime() - 3_600_000) })
    await run()
    await run()
    expect(tries).toBe(1)
    expect(logged).toMatchObject([expect.stringMatching(/a subscriber failed.*planted/)])
    await later(1.5)
    await later(1.5)
    expect(tries).toBe(2)
    expect(await wrong()).toEqual([{ wrong: 'planted after: is behind, tried 2 times: Error: planted' }])
    isBroken = false
    await later(1)
    expect(tries).toBe(3)
    expect(await wrong()).toEqual([])
  })

  test('begins anew in a database that was restored from a copy, and doctor tells of it before', async () => {
    const { seen, run, logged } = noting(db)
    const check = checkCursors([reader(() => undefined)])
    const wrong = async () => (await check.wrong.execute(db)).rows
    const future = sql`update "subscribers" set "seen" = '999999999999:999999999999:'`
    expect(await wrong()).toEqual([{ wrong: 'planted after: has no cursor' }])
    await db.transaction().execute(check.mend)
    expect(await wrong()).toEqual([])
    await future.execute(db)
    expect(await wrong()).toEqual([{ wrong: 'planted after: is ahead of the database' }])
    await db.transaction().execute(check.mend)
    expect(await wrong()).toEqual([])
    await future.execute(db)
    await run()
    await write(db, 1)
    await run()
    expect(seen).toEqual(lines(1, 1))
    expect(logged).toMatchObject([expect.stringContaining('restored')])
  })
})
