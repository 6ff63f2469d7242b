import { afterEach, expect, test } from 'vitest'
import { resetToSample } from '../../sample/index.ts'
import { clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let time = 0
afterEach(() => testApp.close())

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

const open = async () => {
  time = Date.now()
  testApp = await openTestApp(undefined, { now: () => new Date(time) })
  await resetToSample(testApp.db, new Date(time))
  return clientOf(await testApp.as(undefined))
}

const form = { name: 'Anna', topic: 'order', message: 'Hello?', consent: true, language: 'en' }
const office = { 'x-client-address': '203.0.113.9' }

test('an office behind one address writes four times a day, and one customer writes again, for six days', async () => {
  const stranger = await open()
  const send = async (email: string) => (await stranger.post('/contact', { ...form, email }, office)).status
  for (let day = 0; day < 6; day += 1) {
    for (let person = 0; person < 4; person += 1) {
      expect(await send(`person-${day}-${person}@example.com`)).toBe(201)
      time += hourMs
    }
    expect(await send('anna@example.com')).toBe(201)
    time += 1.5 * minuteMs
    expect(await send('anna@example.com')).toBe(201)
    time += dayMs - 4 * hourMs - 1.5 * minuteMs
  }
})

test('a link to a status ends 90 days after its ticket was closed', async () => {
  const stranger = await open()
  const owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  const send = async () => (await stranger.post('/contact', { ...form, email: 'anna@example.com' })).json
  const [closed, waiting] = [await send(), await send()]
  const ask = async ({ token }: Json) => {
    const { status, json } = await stranger.post('/contact/status', { token })
    return [status, json.status ?? json.code]
  }
  expect((await owner.put(`/tickets?id=${closed.receipt}`, { status: 'Closed' })).status).toBe(200)
  time += 89 * dayMs
  expect(await ask(closed)).toEqual([200, 'Closed'])
  time += 2 * dayMs
  expect(await ask(closed)).toEqual([410, 'gone'])
  expect(await ask(waiting)).toEqual([200, 'Open'])
})

test('the address that mail comes in by gets no receipt, whichever way it is written', async () => {
  const stranger = await open()
  for (const email of ['support@quarterdeck.test', 'Support@Quarterdeck.test']) {
    const { status, json } = await stranger.post('/contact', { ...form, email })
    expect([status, json.isMailed]).toEqual([201, false])
  }
  const mails = await testApp.db.selectFrom('outbox').select('id').where('template', '=', 'contactReceived').execute()
  expect(mails).toEqual([])
})

test('above so many of all strangers together forms are taken without a receipt, and files are refused', async () => {
  const stranger = await open()
  // Simulates hundreds of each from as many networks.
  const until = (seconds: number) => ({ count: 1, at: new Date(time), until: new Date(time + seconds * 1000) })
  await testApp.db
    .insertInto('tries')
    .values([
      { key: 'receipts', ...until(2400) },
      { key: 'contact files', ...until(1800) },
    ])
    .execute()
  const { status, json } = await stranger.post('/contact', { ...form, email: 'anna@example.com' })
  expect([status, json.isMailed]).toEqual([201, false])
  const octets = { ...office, 'content-type': 'application/octet-stream' }
  const file = await stranger.post('/contact/files?name=a.txt', Uint8Array.of(65), octets)
  expect([file.status, Number(file.headers.get('retry-after'))]).toEqual([429, 6])
})
