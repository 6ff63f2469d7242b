import { addManyOrders, sized } from '@quarterdeck/api/testing'
import { selfHosted } from '@quarterdeck/contract/account/plan'
import { expect, test } from 'vitest'
import { startServer } from './index.ts'
import { temporaryFolder } from './testing/home.ts'
import { databasePid, type ServerProcess, signIn, startProcess } from './testing/process.ts'

const many = sized(15_000, 50_000)

interface Job {
  readonly id: string
  readonly state: string
  readonly done: number
  readonly total: number
  readonly changed: number
  readonly batch: string
}

/** Creates a data folder with many orders and stops its server. */
const prepared = async (path: string): Promise<void> => {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: path,
    databaseUrl: undefined,
    publicUrl: undefined,
    trustedProxies: ['loopback'],
    smtpUrl: undefined,
    mailFrom: undefined,
    inbound: {},
    plan: selfHosted,
    s3: undefined,
    budgets: {},
    backups: {},
    sessionSecret: undefined,
    logLevel: 'silent',
    empty: false,
    allowSample: false,
  })
  await addManyOrders(server.db, many)
  await server.stop()
}

const post = async (server: ServerProcess, path: string, headers: Record<string, string>, body?: object) => {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBeLessThan(300)
  return response.json()
}

test(`a change of ${many} orders and its undo, killed midway, are resumed: each order changes once`, async () => {
  const folder = await temporaryFolder()
  await prepared(folder.path)
  let server = await startProcess(folder.path)
  const headers = { cookie: await signIn(server.url) }

  const read = async (id: string): Promise<Job> => (await fetch(`${server.url}/api/jobs?id=${id}`, { headers })).json()
  const until = async (id: string, isReached: (job: Job) => boolean): Promise<Job> => {
    for (;;) {
      const job = await read(id)
      if (isReached(job)) return job
    }
  }
  /**
   * Kills the server, optionally with its database, while the job is running; then waits for the next one to finish it.
   */
  const interrupted = async (id: string, withDatabase: boolean): Promise<Job> => {
    const { done, total } = await until(id, (job) => job.done > 0)
    expect(done).toBeLessThan(total)
    if (withDatabase) process.kill(databasePid(folder.path), 'SIGKILL')
    await server.kill()
    server = await startProcess(folder.path)
    return until(id, ({ state }) => state !== 'running' && state !== 'waiting')
  }
  const lines = async (): Promise<string[]> =>
    (await (await fetch(`${server.url}/api/orders/export.csv?q=pier&fields=status,version`, { headers })).text())
      .trimEnd()
      .split('\r\n')
      .slice(1)

  const plan = await post(server, '/plans', headers, {
    entity: 'orders',
    selection: { query: 'q=pier', except: [] },
    action: { type: 'edit', change: { status: 'Pending' } },
  })
  expect(plan.changing).toBe(many)
  const { job } = await post(server, `/plans/apply?id=${plan.id}`, headers)
  const changed = await interrupted(job.id, false)
  expect(changed).toMatchObject({ state: 'done', done: many, changed: many })
  expect(new Set(await lines())).toEqual(new Set(['Pending,2']))

  const undo = await post(server, '/changes/undo', headers, { batch: changed.batch })
  const undone = await interrupted(undo.job, true)
  expect(undone).toMatchObject({ state: 'done', done: many, changed: many })
  const after = await lines()
  expect(after).toHaveLength(many)
  expect(new Set(after)).toEqual(new Set(['New,3']))

  expect(await server.stop()).toBe(0)
  await folder.remove()
}, 300_000)

test('a mailing of 150 invoices, killed midway, is resumed: each is mailed once', async () => {
  const folder = await temporaryFolder()
  let server = await startProcess(folder.path)
  const headers = { cookie: await signIn(server.url) }
  const read = async (id: string): Promise<Job> => (await fetch(`${server.url}/api/jobs?id=${id}`, { headers })).json()
  const ids: string[] = []
  for (let count = 0; count < 150; count++) {
    const products = [{ title: 'Lamp', quantity: 3, price: 20 }]
    const draft = { customer: { id: 6 }, products, billingAddress: { email: 'olena.kovalenko@example.com' } }
    ids.push((await post(server, '/invoices', headers, draft)).invoice.id)
  }
  const plan = await post(server, '/invoices/mailings', headers, { kind: 'send', selection: { ids } })
  const { job } = await post(server, '/invoices/mailings/send', headers, { id: plan.id })
  let seen = job
  while (seen.done === 0) seen = await read(job.id)
  expect(seen.done).toBeLessThan(150)
  await server.kill()
  server = await startProcess(folder.path)
  while (['waiting', 'running'].includes(seen.state)) seen = await read(job.id)
  expect(seen).toMatchObject({ state: 'done', done: 150, changed: 150 })
  const mailed = []
  for (const id of ids)
    mailed.push((await (await fetch(`${server.url}/api/invoices/mails?id=${id}`, { headers })).json()).length)
  expect(new Set(mailed)).toEqual(new Set([1]))
  expect(await server.stop()).toBe(0)
  await folder.remove()
}, 300_000)
