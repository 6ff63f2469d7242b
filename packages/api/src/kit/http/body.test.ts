import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { overFetch, signIn } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { maxJsonBytes } from './body.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('a body that breaks off is the fault of whoever sent it', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('The line is gone')) })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as const
  const response = await testApp.fetch(new Request('http://quarterdeck.test/api/contact', init))
  expect([response.status, await response.json()]).toMatchObject([400, { message: 'The body broke off' }])
  // Otherwise anybody could fill the log with errors.
  expect(testApp.logged).toEqual([])
})

describe('where a request has no `body`, as in Firefox', () => {
  const origin = 'http://quarterdeck.test'
  const admin = 'admin@quarterdeck.test'
  const bytes = (length: number) => new Uint8Array(length).fill(97)
  beforeEach(() => {
    vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as never)
  })
  const enter = async () => clientOf(await overFetch(testApp.fetch, origin)(admin))

  test('an account signs in and writes', async () => {
    expect(await signIn(testApp.fetch, origin, admin)).toContain('=')
    const draft = { userId: 1, subject: 'Kept', describe: 'For good', status: 'Open' }
    const { status, text } = await (await enter()).post('/tickets', draft)
    expect([status, text]).toEqual([201, expect.stringContaining('"subject":"Kept"')])
  })

  test('a file and an import arrive whole', async () => {
    const client = await enter()
    const file = await client.post('/tickets/files?name=notes.txt', bytes(200_000), {
      'content-type': 'application/octet-stream',
    })
    expect(file).toMatchObject({ status: 201, json: { size: 200_000 } })
    const rows = Array.from({ length: 5000 }, (_, row) => `Person ${row};person${row}@example.com`)
    const csv = ['Name;Email', ...rows].join('\n')
    const upload = await client.post('/imports?entity=users&fileName=people.csv', csv, { 'content-type': 'text/csv' })
    expect(upload).toMatchObject({ status: 201, json: { rows: 5000 } })
  })

  test('a body that is too large is refused', async () => {
    const subject = new TextDecoder().decode(bytes(maxJsonBytes))
    expect(await (await enter()).post('/tickets', { subject })).toMatchObject({ status: 413 })
  })
})
