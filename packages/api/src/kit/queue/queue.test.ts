import { workKinds } from '@quarterdeck/contract/system/work'
import { createDatabase } from '@quarterdeck/server/testing'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../prepare.ts'
import { examine, mend } from '../../system/doctor/index.ts'
import { type Client, clientOf } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Tx } from '../ports.ts'
import type { Schema } from '../sql/schema.ts'
import { openWorkQueue, type WorkKind, type WorkKinds } from './index.ts'
import { claim, progress } from './store.ts'

const minuteMs = 60_000
let clock = new Date()
let testApp: TestApp
let owner: Client
/** Attempts in order. */
let ran: string[]

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock })
})
beforeEach(async () => {
  clock = new Date()
  ran = []
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms)
}

type Attempt = (server: string) => ReturnType<WorkKind['run']>

/** Opens a server whose kinds of work all run this attempt, hourly. */
const serverOf = (name: string, attempt: Attempt = async () => undefined) => {
  const kindOfName = (kind: string): WorkKind => ({
    lane: 'periodic',
    everyMs: 60 * minuteMs,
    pausesMs: [minuteMs, 4 * minuteMs],
    run: async () => {
      ran.push(`${name} ${kind}`)
      return attempt(name)
    },
  })
  const kinds: WorkKinds = Object.assign({}, ...workKinds.map((kind) => ({ [kind]: kindOfName(kind) })))
  const { db } = testApp
  const world = { db, now: () => clock, newId: () => name, log: () => undefined }
  return openWorkQueue({ ...world, isOutage: () => false, waitForDatabase: async () => false }, kinds)
}

const kindOf = (line = '') => line.split(' ')[1]
const kindsRun = () => ran.map(kindOf).toSorted()
const all = workKinds.toSorted()

const rows = () => testApp.db.selectFrom('work').selectAll().orderBy('id').execute()

test('of several servers one runs what is due, and none does again before its pause has passed', async () => {
  const servers = ['a', 'b', 'c'].map((name) => serverOf(name))
  await Promise.all(servers.map(({ run }) => run()))
  expect(kindsRun()).toEqual(all)
  later(59 * minuteMs)
  await Promise.all(servers.map(({ run }) => run()))
  expect(kindsRun()).toEqual(all)
  later(2 * minuteMs)
  await Promise.all(servers.map(({ run }) => run()))
  expect(ran).toHaveLength(2 * all.length)
})

test('what a server left under way is taken over when its lease has ended, and not before', async () => {
  await serverOf('a').run()
  const lease = new Date(clock.getTime() + minuteMs)
  await testApp.db.updateTable('work').set({ state: 'running', worker: 'gone', lease, updatedAt: clock }).execute()
  ran = []
  await serverOf('b').run()
  expect(ran).toEqual([])
  later(minuteMs + 1)
  await Promise.all([serverOf('b').run(), serverOf('c').run()])
  expect(kindsRun()).toEqual(all)
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['waiting']))
})

test('a server that comes back after its lease was taken over does not settle it', async () => {
  let isHeld = true
  const slow = serverOf('slow', async (name) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 1))
    throw new Error(`${name} was too late`)
  })
  const running = slow.run()
  while (ran.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  slow.stop()
  later(2 * minuteMs)
  await serverOf('b').run()
  isHeld = false
  await running
  expect(kindsRun()).toEqual([...all, kindOf(ran[0])].toSorted())
  expect((await rows()).map(({ error }) => error)).toEqual(all.map(() => ''))
})

test('what fails is attempted again after longer and longer pauses, is seen as failed, and goes on after a retry', async () => {
  const broken = serverOf('a', async () => {
    throw new Error('The disk is on fire')
  })
  const failed = async () => (await owner.get('/work?state=failed')).json
  await broken.run()
  later(minuteMs)
  await broken.run()
  later(minuteMs)
  await broken.run()
  expect([ran.length, await failed()]).toEqual([2 * all.length, []])
  later(3 * minuteMs)
  await broken.run()
  expect(ran).toHaveLength(3 * all.length)
  const list = await failed()
  expect(list).toHaveLength(all.length)
  const digests = list.find(({ kind }: { kind: string }) => kind === 'digests')
  expect(digests).toMatchObject({ key: '', state: 'failed', attempts: 3, error: 'The disk is on fire' })

  ran = []
  expect((await owner.post('/work/retry', { id: digests.id })).json).toMatchObject({ state: 'waiting', attempts: 0 })
  expect((await owner.post('/work/retry', { id: digests.id })).status).toBe(409)
  const mended = serverOf('b')
  await mended.run()
  expect(ran).toEqual(['b digests'])
  // Periodic work resumes once the cause of its failure is gone.
  later(4 * minuteMs)
  await mended.run()
  expect(kindsRun()).toEqual(all)
  expect(await failed()).toEqual([])
})

test('what ends the server each time is given up', async () => {
  const crash = async () => {
    const lease = new Date(clock.getTime() - 1)
    await testApp.db.updateTable('work').set({ state: 'running', worker: 'gone', lease, updatedAt: clock }).execute()
  }
  await serverOf('a').run()
  await testApp.db.updateTable('work').set({ attempts: 3 }).execute()
  await crash()
  ran = []
  await serverOf('b').run()
  expect(ran).toEqual([])
  const { json } = await owner.get('/work')
  expect(json[0]).toMatchObject({ state: 'failed', error: 'The server ended during each attempt' })
})

test.each([40 * 24 * 60, 60])(
  'what a clock wrote that was %d minutes ahead is due once it is right',
  async (minutes) => {
    later(minutes * minuteMs)
    await serverOf('a').run()
    await testApp.db.updateTable('work').set({ state: 'running', lease: clock }).where('kind', '=', 'digests').execute()
    later(-minutes * minuteMs)
    ran = []
    await serverOf('b').run()
    expect(kindsRun()).toEqual(all)
  },
)

test('the doctor finds leases that are too long, and periodic work without a row', async () => {
  const wrong = async () => (await examine(testApp.db)).find(({ name }) => name === 'Work that is due')
  expect(await wrong()).toMatchObject({ wrong: 0 })
  await serverOf('a').run()
  expect(await wrong()).toMatchObject({ wrong: 0 })
  await testApp.db.deleteFrom('work').where('kind', '=', 'digests').execute()
  const lease = new Date(clock.getTime() + 60 * minuteMs)
  await testApp.db.updateTable('work').set({ state: 'running', lease }).where('kind', '=', 'overdue').execute()
  expect(await wrong()).toMatchObject({ wrong: 2 })
  await mend(testApp.db)
  await serverOf('a').run()
  expect(await wrong()).toMatchObject({ wrong: 0 })
})

test('work that a transaction has made progress in is not taken over before it ends, and not continued after it was', async () => {
  const { openPool } = await createDatabase()
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(2) }) })
  onTestFinished(() => db.destroy())
  await migrate(db)
  await db.insertInto('work').values({ kind: 'jobs', key: 'a', dueAt: clock, updatedAt: clock }).execute()
  const takeAs = (worker: string) => claim(db, { worker, now: clock, periodic: [], leases: { jobs: 1000 } })
  const mine = await takeAs('one')
  const progressAs = (worker: string, tx: Tx) => progress(tx, { id: mine?.id ?? 0, worker, now: clock, leaseMs: 1000 })
  await db.transaction().execute(async (tx) => {
    expect(await progressAs('one', tx)).toBe(true)
    later(minuteMs)
    expect(await takeAs('other')).toBeUndefined()
  })
  expect(await takeAs('other')).toMatchObject({ isTakenOver: true })
  await db.transaction().execute(async (tx) => {
    expect([await progressAs('one', tx), await progressAs('other', tx)]).toEqual([false, true])
  })
})
