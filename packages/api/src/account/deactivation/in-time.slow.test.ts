import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const dayMs = 24 * 60 * 60 * 1000
// Sessions are of today: the time before is gone through.
const start = Date.now() - 31 * dayMs
const [buyer, stranger, repository] = ['misaki.sato', 'layla.hassan', 'beatriz.almeida'].map(
  (name) => `${name}@quarterdeck.test`,
)
const password = 'quarterdeck-demo'
let clock = new Date(start)
let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock })
  await testApp.reset()
})
afterAll(() => testApp.close())

const after = async (days: number): Promise<void> => {
  clock = new Date(start + days * dayMs)
  testApp.resume()
  await testApp.idle()
  expect(testApp.logged).toEqual([])
}

const as = async (email = ''): Promise<Client> => clientOf(await testApp.as(email))

const leave = async (client: Client, kind: string) => {
  const { email: confirmation, id } = (await client.get('/me')).json
  expect((await client.post('/deactivation', { kind, confirmation, password })).status).toBe(200)
  return id
}

const everywhere = async (word: string): Promise<string[]> => {
  const tables = await testApp.db.introspection.getTables()
  const found: string[] = []
  for (const { name, schema, isView } of tables) {
    if (isView || schema !== 'public') continue
    const { rows } =
      await sql`select 1 from ${sql.table(name)} t where to_jsonb(t)::text ilike ${`%${word}%`} limit 1`.execute(
        testApp.db,
      )
    if (rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

test('who left for good is told on the day before, and gone when the time is over, while money stays on the books', async () => {
  const [leaving, owner] = [await as(buyer), await as('admin@quarterdeck.test')]
  const { id, name } = (await leaving.get('/me')).json
  const [{ id: orderId }] = (await owner.get('/orders')).json
  const order = (await owner.patch(`/orders?id=${orderId}`, { customer: { id } })).json.order
  await leaving.post('/notes', { about: { entity: 'orders', record: String(orderId) }, text: 'Called back' })
  await leaving.post('/views', { list: 'orders', name: 'Sturgeon', search: 'q=Sturgeon', shared: false })
  await leaving.put('/social', { links: [{ network: 'github', url: 'https://github.com/sturgeon' }] })
  await leaving.put('/preferences?list=orders', { density: 'compact' })
  await leave(leaving, 'delete')

  await after(28.5)
  const mails = async (): Promise<string[]> =>
    (await (await as('admin@quarterdeck.test')).get(`/outbox?q=${buyer}`)).json.map(({ subject }: Json) => subject)
  expect(await mails()).toHaveLength(1)
  await after(29.5)
  await after(29.8)
  expect(await mails()).toEqual([expect.stringMatching(/last day/), expect.anything()])
  expect((await (await as(buyer)).get('/me')).json.leaving.kind).toBe('delete')

  await after(30.1)
  expect(await everywhere('sturgeon')).toEqual([])
  // Sales and their journal keep the customer as they were.
  const books = ['changes', 'invoices', 'orders']
  expect([await everywhere(buyer ?? ''), await everywhere(name)]).toEqual([books, books])
  const { rows } =
    await sql<Json>`select "name", "email", "erasedAt" is not null as "erased" from "users" where "id" = ${id}`.execute(
      testApp.db,
    )
  expect(rows).toEqual([{ name: '', email: '', erased: true }])
  const reader = await as('admin@quarterdeck.test')
  expect((await reader.get(`/orders?id=${orderId}`)).json).toMatchObject({
    totalAmount: order.totalAmount,
    customer: { id, name },
  })
  const note = (await reader.get(`/notes?entity=orders&record=${orderId}`)).json.find(
    ({ text }: Json) => text === 'Called back',
  )
  expect(note.author).toEqual({ id, name: `#${id}` })
  await expect(testApp.as(buyer ?? '')).rejects.toThrow('401')
})

test('who only deactivated their account stays, can return for thirty days, and then by an administrator', async () => {
  clock = new Date(start)
  await leave(await as(repository), 'deactivate')
  const id = await leave(await as(stranger), 'deactivate')
  clock = new Date(start + 29 * dayMs)
  expect((await (await as(repository)).post('/deactivation/return')).status).toBe(200)

  await after(31)
  const back = await as(stranger)
  expect((await back.get('/me')).json).toMatchObject({ id, leaving: { kind: 'deactivate' } })
  expect((await back.post('/deactivation/return')).json.message).toBe('The time to reopen this account has passed')
  await (await as('admin@quarterdeck.test')).post('/deactivation/readmit', { id })
  expect((await back.get('/orders?perPage=1')).status).toBe(200)
})

test('who sees the product as somebody else does so for half an hour', async () => {
  clock = new Date()
  const owner = await as('admin@quarterdeck.test')
  const [mine, { id }] = [(await owner.get('/me')).json.id, (await (await as(repository)).get('/me')).json]
  expect((await owner.post('/view-as', { id, reason: 'To see' })).status).toBe(200)
  clock = new Date(clock.getTime() + 29 * 60_000)
  expect((await owner.get('/me')).json.id).toBe(id)
  clock = new Date(clock.getTime() + 2 * 60_000)
  expect((await owner.get('/me')).json).toMatchObject({ id: mine, viewer: null })
})
