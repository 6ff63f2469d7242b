import { Problem } from '@quarterdeck/contract/kit/problem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Subscriber } from '../../kit/context.ts'
import { type Client, clientOf } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { examine, mend } from '../doctor/index.ts'

const minuteMs = 60_000
let clock = new Date()
let testApp: TestApp
let owner: Client
/** Runs in each step that creates users. */
let during: () => void | Promise<void>

const planted: Subscriber = {
  name: 'planted within',
  when: 'within',
  kinds: ['users'],
  actions: ['create'],
  run: async () => during(),
}

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock }, [planted])
})
beforeEach(async () => {
  clock = new Date()
  during = () => undefined
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const later = async (ms: number) => {
  clock = new Date(clock.getTime() + ms)
  testApp.resume()
  await testApp.idle()
}

/** Imports `count` people and returns the job after its first attempt. */
const importPeople = async (count = 2) => {
  const lines = Array.from({ length: count }, (_, n) => `Person ${n},person-${n}@example.com\n`)
  const path = '/imports?entity=users&fileName=people.csv'
  const { id } = (await owner.post(path, `name,email\n${lines.join('')}`, { 'content-type': 'text/csv' })).json
  await owner.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1 } })
  await owner.post('/imports/run', { id })
  await testApp.idle()
  const [job] = (await owner.get('/jobs?kind=import')).json
  return job.id as string
}

const jobOf = async (id: string) => (await owner.get(`/jobs?id=${id}`)).json
const workOf = async (id: string) => (await owner.get(`/work?kind=jobs&q=${id}`)).json
const peopleCount = async () => (await owner.get('/users?q=Person')).json.length
const noticesOf = async () =>
  (await owner.get('/notices')).json.notices.filter(({ event }: { event: string }) => event === 'job_done')

const fail = (error: Error) => {
  during = () => {
    throw error
  }
}

test('a job that fails is attempted again after longer and longer pauses, and goes on where it was', async () => {
  let steps = 0
  during = () => {
    steps++
    if (steps === 2 || steps === 3) throw new Error('Somebody else was in the way')
  }
  const id = await importPeople(300)
  const [work] = await workOf(id)
  expect(work).toMatchObject({ state: 'waiting', error: 'Somebody else was in the way', attempts: 2 })
  const { state, done } = await jobOf(id)
  expect([state, done, await peopleCount()]).toEqual(['running', 200, 200])
  await later(2000)
  expect(await jobOf(id)).toMatchObject({ state: 'done', done: 300, changed: 300 })
  expect([await peopleCount(), await workOf(id)]).toEqual([300, []])
})

test('a job whose attempts are used up has failed, says so, and is done after a retry', async () => {
  fail(new Error('The disk is on fire'))
  const id = await importPeople()
  for (let attempt = 2; attempt < 5; attempt++) {
    expect([attempt, (await jobOf(id)).state, await noticesOf()]).toEqual([attempt, 'running', []])
    await later(3 * minuteMs)
  }
  expect(await jobOf(id)).toMatchObject({ state: 'failed', done: 0, endedAt: expect.any(String) })
  const [work] = await workOf(id)
  expect(work).toMatchObject({ kind: 'jobs', key: id, state: 'failed', attempts: 5, error: 'The disk is on fire' })
  expect(await noticesOf()).toHaveLength(1)
  await later(120 * minuteMs)
  expect((await jobOf(id)).state).toBe('failed')

  during = () => undefined
  expect((await owner.post('/work/retry', { id: work.id })).json).toMatchObject({ state: 'waiting', attempts: 0 })
  await later(0)
  expect(await jobOf(id)).toMatchObject({ state: 'done', done: 2, changed: 2 })
  expect([await peopleCount(), await workOf(id)]).toEqual([2, []])
})

test('a job that is refused has failed at once', async () => {
  fail(new Problem('forbidden', { message: 'Nobody may do this' }))
  const id = await importPeople()
  expect((await jobOf(id)).state).toBe('failed')
  expect(await workOf(id)).toMatchObject([{ state: 'failed', attempts: 1, error: 'Nobody may do this' }])
})

test('a job whose store is away waits for it, however long that takes', async () => {
  fail(new Problem('unavailable'))
  const id = await importPeople()
  for (let attempt = 1; attempt < 9; attempt++) await later(3 * minuteMs)
  expect([(await jobOf(id)).state, (await workOf(id))[0].state]).toEqual(['running', 'waiting'])
  during = () => undefined
  await later(3 * minuteMs)
  expect((await jobOf(id)).state).toBe('done')
})

test('a job that waits for its next attempt is cancelled without waiting', async () => {
  fail(new Error('The disk is on fire'))
  const id = await importPeople()
  await later(3 * minuteMs)
  await owner.post(`/jobs/cancel?id=${id}`)
  await later(0)
  expect([(await jobOf(id)).state, await workOf(id), await peopleCount()]).toEqual(['cancelled', [], 0])
})

test('the doctor finds a job that is in no queue, and enqueues it', async () => {
  fail(new Error('The disk is on fire'))
  const id = await importPeople()
  await testApp.db.deleteFrom('work').where('key', '=', id).execute()
  const wrong = async () => (await examine(testApp.db)).find(({ name }) => name === 'Background jobs')?.wrong
  expect(await wrong()).toBe(1)
  await mend(testApp.db)
  expect(await wrong()).toBe(0)
  during = () => undefined
  await later(0)
  expect((await jobOf(id)).state).toBe('done')
})
