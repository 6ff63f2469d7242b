import { expect, onTestFinished, test, vi } from 'vitest'
import { hasChromium, openBrowser } from '../testing/browser.ts'
import { sendFrom, signIn } from '../testing/home.ts'

// A browser, a build and a database to start: minutes on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test.runIf(hasChromium)('the API in the browser signs in, and keeps what was changed', async () => {
  // To compile what runs often to better code takes longer than that code saves in a few requests.
  const browser = await openBrowser('--js-flags=--liftoff-only')
  onTestFinished(() => browser.close())
  const page = await browser.fresh()
  const get = async (path: string) => JSON.parse((await sendFrom(page, { method: 'GET', path }, false)).text)
  await signIn(page, 'admin@quarterdeck.test')
  const body = JSON.stringify({ userId: 1, subject: 'Kept', describe: 'For good', status: 'Open' })
  const headers = { 'content-type': 'application/json' }
  const { status } = await sendFrom(page, { method: 'POST', path: '/tickets', headers, body }, false)
  expect(status).toBe(201)
  expect(await get('/me')).toMatchObject({ email: 'admin@quarterdeck.test' })
  expect(await get('/tickets')).toHaveLength(21)
})
