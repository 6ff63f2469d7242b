import { noticePath } from '@quarterdeck/contract/kit/notice-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyOverdue } from '../../sales/invoices/index.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sendDigests } from './digest.ts'

const hourMs = 60 * 60 * 1000
let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const portsAt = (at: Date) => ({ db: testApp.db, now: () => at, isOutage: () => false })

const toldOf = async (event: string): Promise<Json[]> =>
  (await owner.get('/notices')).json.notices.filter((notice: Json) => notice.event === event)

const digests = async (): Promise<Json[]> => (await owner.get('/outbox?template=digest')).json

test('what fell due since someone looked last is told once, as one; a digest brings it when its time comes', async () => {
  const start = new Date(Date.now() + 30 * 24 * hourMs)
  const [first, second, third] = (await owner.get('/invoices?status=pending')).json
  const due = new Date(start.getTime() + hourMs / 2).toISOString()
  for (const { id } of [first, second]) await owner.put(`/invoices?id=${id}`, { issueDate: '2026-01-01', dueDate: due })
  await owner.put(`/invoices?id=${third.id}`, { issueDate: '2026-01-01', dueDate: due, status: 'complete' })

  await notifyOverdue(portsAt(start))
  expect(await toldOf('invoice_overdue')).toEqual([])
  await notifyOverdue(portsAt(new Date(start.getTime() + hourMs / 2)))
  await notifyOverdue(portsAt(new Date(start.getTime() + 2 * hourMs)))
  await notifyOverdue(portsAt(new Date(start.getTime() + 4 * hourMs)))
  const [overdue] = await toldOf('invoice_overdue')
  expect(overdue).toMatchObject({ data: { count: 2 } })
  expect(noticePath('invoice_overdue', overdue.data)).toBe('invoices?state=overdue')

  await sendDigests(portsAt(new Date(start.getTime() + 2 * hourMs)))
  expect(await digests()).toEqual([])
  for (let day = 1; day < 4; day++) await sendDigests(portsAt(new Date(start.getTime() + day * 26 * hourMs)))
  const mine = (await digests()).filter(({ to }) => to === 'admin@quarterdeck.test')
  expect(mine.map(({ subject }) => subject)).toEqual(['Your digest: 1 thing'])
})
