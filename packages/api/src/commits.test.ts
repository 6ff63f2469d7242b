import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Client, clientOf } from './testing/client.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

class Lost extends Error {}

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp(undefined, {
    isOutage: (error) => error instanceof Lost,
    waitForDatabase: async () => true,
  })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})

/** Breaks the connection right after the next transaction is committed, before anyone learns it. */
const loseNextCommit = () => {
  const real = testApp.db.transaction.bind(testApp.db)
  vi.spyOn(testApp.db, 'transaction').mockImplementationOnce(() => {
    const begun = real()
    const { execute } = begun
    return Object.assign(begun, {
      execute: async (work: Parameters<typeof execute>[0]) => {
        await execute.call(begun, work)
        throw new Lost()
      },
    })
  })
}

test('an import whose start was committed unheard is started once, and its client hears of it', async () => {
  const csv = { 'content-type': 'text/csv' }
  const file = 'name,email\nGrace,grace@example.com\n'
  const { id } = (await owner.post('/imports?entity=users&fileName=people.csv', file, csv)).json
  await owner.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1 } })
  loseNextCommit()
  expect(await owner.post('/imports/run', { id })).toMatchObject({ status: 202, json: { state: 'running' } })
  await testApp.idle()
  expect((await owner.get(`/imports?id=${id}`)).json).toMatchObject({ state: 'done', created: 1 })
  expect((await owner.get('/jobs?kind=import')).json).toHaveLength(1)
})

test('a plan that was applied unheard is not applied again', async () => {
  const selection = { ids: ['1', '2'] }
  const action = { type: 'edit', change: { status: 'Return' } }
  const { id } = (await owner.post('/plans', { entity: 'orders', selection, action })).json
  loseNextCommit()
  expect((await owner.post(`/plans/apply?id=${id}`)).status).toBe(202)
  expect((await owner.get('/jobs?kind=change')).json).toHaveLength(1)
})

test('a plan is stale by a change that had its number before and was committed after', async () => {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('"changes"', 'id'))::int as "id"`.execute(testApp.db)
  await owner.patch('/orders?id=3', { billing: 'Elsewhere 1' })
  const selection = { ids: ['1', '2'] }
  const action = { type: 'edit', change: { status: 'Return' } }
  const plan = (await owner.post('/plans', { entity: 'orders', selection, action })).json
  await sql`
    insert into "changes" ("id", "at", "entity", "record", "action", "before", "after", "batch", "version")
    overriding system value
    values (${rows[0]?.id}, now(), 'orders', '2', 'update', '{"billing": "Here"}', '{"billing": "There"}', 'late', 2)`.execute(
    testApp.db,
  )
  const stale = await owner.post(`/plans/apply?id=${plan.id}`)
  expect([stale.status, stale.json.changed]).toEqual([409, 1])
})
