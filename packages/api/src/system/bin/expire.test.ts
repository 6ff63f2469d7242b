import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const dayMs = 24 * 60 * 60 * 1000
const today = Date.now()
let clock = new Date(today)
let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock })
  await testApp.reset()
})
afterAll(() => testApp.close())

const ownerAt = async (daysAgo: number): Promise<Client> => {
  clock = new Date(today - daysAgo * dayMs)
  return clientOf(await testApp.as('admin@quarterdeck.test'))
}

/** Returns all journal entries of a record as text. */
const journalOf = async (entity: string, record: unknown): Promise<string> => {
  const { rows } = await sql<Json>`
    select "action", "before", "after" from "changes" where "entity" = ${entity} and "record" = ${String(record)}`.execute(
    testApp.db,
  )
  return JSON.stringify(rows)
}

const inBin = async (owner: Client, entity: string): Promise<string[]> =>
  (await owner.get(`/bin?entity=${entity}`)).json.map(({ id }: Json) => id)

/** Returns the paths of a person's current and former photo. */
const photosOf = async (client: Client, id: number): Promise<string[]> => {
  const photos: string[] = []
  for (const background of ['teal', 'plum']) {
    const file = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
    const { url } = (await client.post('/pictures', new Uint8Array(file), { 'content-type': 'image/png' })).json
    await client.put(`/users?id=${id}`, { image: url })
    photos.push(url.replace('/api', ''))
  }
  for (const photo of photos) expect((await client.get(photo)).status).toBe(200)
  return photos
}

test('what has been in the bin for thirty days is gone for good, with what was personal; money stays on the books', async () => {
  const before = await ownerAt(31)
  const order = (await before.get('/orders?id=9')).json
  const buyer = order.customer
  const { note } = (
    await before.post('/notes', { about: { entity: 'orders', record: '9' }, text: 'Rings at Mrs. Nightingale' })
  ).json
  await before.put(`/notes?id=${note.id}`, { text: 'Rings at Mr. Florey' })
  const { refund } = (await before.post('/refunds', { orderId: 9, kind: 'Refund', amount: 5, reason: 'Goodwill' })).json
  const parcel = { orderId: 9, lines: [{ line: 0, quantity: 1 }], trackingNumber: 'Nightingale-7' }
  const { shipment } = (await before.post('/shipments', parcel)).json
  const { invoiceId } = (await before.get('/orders?id=3')).json
  const invoice = (await before.get(`/invoices?id=${invoiceId}`)).json
  await before.patch('/orders?id=9', { billing: 'Somewhere 1' })
  await before.del('/orders', { ids: [3, 9] })
  await before.del(`/users?id=${buyer.id}`)
  const typed = { version: 1, values: { shipping: 'Half an address' } }
  await before.put('/form-drafts', { form: 'orders/11', ...typed })

  const recent = await ownerAt(2)
  await recent.put('/form-drafts', { form: 'orders/12', ...typed })
  await recent.del('/orders?id=10')
  const owner = await ownerAt(0)
  testApp.resume()
  await testApp.idle()

  expect(testApp.logged).toEqual([])
  expect([await inBin(owner, 'orders'), await inBin(owner, 'users')]).toEqual([['10'], []])
  const draftOf = async (form: string) => (await owner.get(`/form-drafts?form=${form}`)).json.draft
  expect(await draftOf('orders/11')).toBeNull()
  expect(await draftOf('orders/12')).toMatchObject(typed)
  const restored = await owner.post('/jobs', {
    entity: 'orders',
    selection: { ids: ['9'] },
    action: { type: 'restore' },
  })
  expect(restored.json).toMatchObject({ total: 0, changed: 0 })
  expect((await owner.get('/notes?entity=orders&record=9')).json).toEqual([])

  const entries = await journalOf('orders', 9)
  expect(entries).toContain('"delete"')
  for (const secret of [buyer.name, buyer.email, order.shipping, 'Somewhere 1']) expect(entries).not.toContain(secret)
  expect(await journalOf('notes', note.id)).toContain('"update"')
  expect(await journalOf('notes', note.id)).not.toMatch(/Nightingale|Florey/)
  expect((await owner.get('/shipments?orderId=9')).json).toEqual([])
  expect(await journalOf('shipments', shipment.id)).toContain('"create"')
  expect(await journalOf('shipments', shipment.id)).not.toContain('Nightingale')
  expect(await journalOf('users', buyer.id)).not.toContain(buyer.email)

  expect((await owner.get('/refunds?orderId=9')).json).toEqual([refund])
  const kept = (await owner.get(`/invoices?id=${invoiceId}`)).json
  expect([kept.totalAmount, kept.orderId]).toEqual([invoice.totalAmount, null])
  expect(testApp.logged).toEqual([])
})

test('a person to whom orders refer is emptied, and nothing of theirs stays behind', async () => {
  const before = await ownerAt(31)
  const [{ id: userId }] = (await before.get('/users?email=layla.hassan@quarterdeck.test')).json
  await before.patch('/orders?id=5', { customer: { id: userId } })
  const photos = await photosOf(before, userId)
  await before.put('/preferences?list=orders', { density: 'compact' })
  const bill = {
    products: [{ title: 'Hosting', quantity: 1, price: 10 }],
    billingAddress: { email: 'bills@layla.example' },
  }
  const { series } = (
    await before.post('/series', { ...bill, customer: { id: userId }, unit: 'day', startDate: '2099-01-01' })
  ).json
  await before.del(`/users?id=${userId}`)
  await ownerAt(0)
  // Another hour: the bins are emptied once in one.
  clock = new Date(today + 2 * 60 * 60 * 1000)
  testApp.resume()
  await testApp.idle()
  const { rows } =
    await sql<Json>`select "name", "email", "phone", "erasedAt" is not null as "erased" from "users" where "id" = ${userId}`.execute(
      testApp.db,
    )
  expect(rows).toEqual([{ name: '', email: '', phone: '', erased: true }])
  const { rows: left } = await sql<Json>`
    select 'credentials' as "of" from "credentials" where "userId" = ${userId}
    union all select 'sessions' from "sessions" where "userId" = ${userId}
    union all select 'preferences' from "preferences" where "userId" = ${userId}`.execute(testApp.db)
  expect(left).toEqual([])
  const owner = await ownerAt(0)
  for (const photo of photos) expect((await owner.get(photo)).status).toBe(404)
  expect((await owner.get('/orders?id=5')).json.customer.image).toBe('')
  // No customer is left to bill.
  expect((await owner.get(`/series?id=${series.id}`)).status).toBe(404)
  expect(await journalOf('series', series.id)).toContain('"create"')
  expect(await journalOf('series', series.id)).not.toMatch(/Layla|layla/)
  expect(testApp.logged).toEqual([])
})

test('every table that has a bin is emptied', async () => {
  await testApp.reset()
  clock = new Date(today)
  const { rows: tables } = await sql<{ name: string }>`
    select "table_name" as "name" from "information_schema"."columns"
    where "column_name" = 'deletedAt' and "table_schema" = 'public' order by 1`.execute(testApp.db)
  // What was paid back stays on the books.
  const names = tables.map(({ name }) => name).filter((name) => name !== 'refunds')
  expect(names).toEqual(expect.arrayContaining(['notes', 'shipments', 'products', 'users']))
  const left = new Date(today - 31 * dayMs)
  for (const name of names) await sql`update ${sql.table(name)} set "deletedAt" = ${left}`.execute(testApp.db)
  clock = new Date(today + 4 * 60 * 60 * 1000)
  testApp.resume()
  await testApp.idle()
  for (const name of names) {
    const erased = name === 'users' ? sql`and "erasedAt" is null` : sql``
    const { rows } = await sql`select from ${sql.table(name)} where "deletedAt" = ${left} ${erased}`.execute(testApp.db)
    expect([name, rows.length]).toEqual([name, 0])
  }
  expect(testApp.logged).toEqual([])
})

test('the journal forgets the name of who wrote a note and shipped a parcel, once that person is erased', async () => {
  await testApp.reset()
  const owner = await ownerAt(31)
  const member = clientOf(await testApp.as('misaki.sato@quarterdeck.test'))
  const user = (await member.get('/me')).json
  const { note } = (
    await member.post('/notes', { about: { entity: 'orders', record: '9' }, text: 'Rings at the back' })
  ).json
  const parcel = { orderId: 9, lines: [{ line: 0, quantity: 1 }] }
  const { shipment } = (await member.post('/shipments', parcel)).json
  expect(await journalOf('notes', note.id)).toContain(user.name)
  expect(await journalOf('shipments', shipment.id)).toContain(user.name)
  await owner.post('/security/fresh', { password: 'quarterdeck-demo' })
  await owner.del(`/users?id=${user.id}`)
  clock = new Date(today + 8 * 60 * 60 * 1000)
  testApp.resume()
  await testApp.idle()
  expect(await journalOf('notes', note.id)).toContain('"create"')
  expect(await journalOf('notes', note.id)).not.toContain(user.name)
  expect(await journalOf('shipments', shipment.id)).not.toContain(user.name)
  expect(testApp.logged).toEqual([])
})
