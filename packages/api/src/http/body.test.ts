import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

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
  // Else anybody could fill the log with faults of ours.
  expect(testApp.logged).toEqual([])
})
