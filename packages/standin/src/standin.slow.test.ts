import type { Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromTheNetwork, hasChromium, openBrowser, started, type TestBrowser } from '../testing/browser.ts'
import { sendFrom, signIn } from '../testing/home.ts'

// A browser, a build and a database to start: minutes on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let browser: TestBrowser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.fresh()
})
afterAll(() => browser?.close())

const owner = 'admin@quarterdeck.test'

const get = async (path: string, from = page) => {
  const { status, text } = await sendFrom(from, { method: 'GET', path }, false)
  return { status, text, json: text.startsWith('[') || text.startsWith('{') ? JSON.parse(text) : undefined }
}

const createTicket = async (from = page) => {
  const body = JSON.stringify({ userId: 1, subject: 'Kept', describe: 'Across reloads', status: 'Open' })
  const headers = { 'content-type': 'application/json' }
  const { status } = await sendFrom(from, { method: 'POST', path: '/tickets', headers, body }, false)
  expect(status).toBe(201)
}

beforeEach(() => page.evaluate(() => quarterdeckStandin?.reset()))

describe.runIf(hasChromium)('an answer', () => {
  test('comes after 100 ms', async () => {
    await get('/setup')
    const times = await page.evaluate(async () => {
      const taken: number[] = []
      for (let round = 0; round < 5; round += 1) {
        const since = performance.now()
        await fetch('/api/pictures/avatar?seed=Ada')
        taken.push(performance.now() - since)
      }
      return taken
    })
    expect(Math.min(...times)).toBeGreaterThanOrEqual(100)
    expect(Math.min(...times)).toBeLessThan(200)
  })

  test('to what the API has no path for is the real network’s', async () => {
    expect(await get('/elsewhere')).toMatchObject({ status: 200, text: fromTheNetwork })
  })

  test('is the API’s for a method that its path does not have', async () => {
    const { status } = await sendFrom(page, { method: 'DELETE', path: '/me' }, false)
    expect(status).toBe(405)
  })

  test('reaches an image', async () => {
    const width = await page.evaluate(async () => {
      const image = new Image()
      image.src = '/api/pictures/avatar?seed=Ada'
      await image.decode()
      return image.naturalWidth
    })
    expect(width).toBeGreaterThan(0)
  })

  test('refuses three megabytes', async () => {
    await signIn(page, owner)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ subject: 'x'.repeat(3 * 1024 * 1024) })
    const { status } = await sendFrom(page, { method: 'POST', path: '/tickets', headers, body }, false)
    expect(status).toBe(413)
  })
})

describe.runIf(hasChromium)('a session', () => {
  test('is asked for', async () => {
    expect((await get('/me')).status).toBe(401)
  })

  test('begins with signing in and ends with signing out', async () => {
    await signIn(page, owner)
    expect((await get('/me')).json).toMatchObject({ email: owner })
    await sendFrom(page, { method: 'POST', path: '/auth/sign-out' }, false)
    expect((await get('/me')).status).toBe(401)
  })

  test('is out of reach of scripts', async () => {
    await signIn(page, owner)
    const headers = await page.evaluate(async () => [...(await fetch('/api/auth/get-session')).headers.keys()])
    expect(headers).not.toContain('set-cookie')
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })
})

describe.runIf(hasChromium)('what was changed', () => {
  test('is seen by another tab at once', async () => {
    await signIn(page, owner)
    const other = await browser.another(page)
    await createTicket(other)
    expect((await get('/tickets')).json).toHaveLength(21)
    await other.close()
    expect((await get('/tickets')).status).toBe(200)
  })

  test('is there after a reload, as is the session', async () => {
    await signIn(page, owner)
    await createTicket()
    await page.reload()
    await started(page)
    expect((await get('/me')).json).toMatchObject({ email: owner })
    expect((await get('/tickets')).json).toHaveLength(21)
  })

  test('is undone by a reset', async () => {
    await signIn(page, owner)
    await createTicket()
    await page.evaluate(() => quarterdeckStandin?.reset())
    expect((await get('/me')).status).toBe(401)
    await signIn(page, owner)
    expect((await get('/tickets')).json).toHaveLength(20)
  })

  test('is seen by nobody else', async () => {
    await signIn(page, owner)
    await createTicket()
    const stranger = await browser.fresh()
    expect((await get('/me', stranger)).status).toBe(401)
    await signIn(stranger, owner)
    expect((await get('/tickets', stranger)).json).toHaveLength(20)
    await stranger.context().close()
  })
})

describe.runIf(hasChromium)('a browser', () => {
  test('without shared workers keeps what was changed in its first tab', async () => {
    const first = await browser.old()
    await signIn(first, owner)
    await createTicket(first)
    await first.reload()
    await started(first)
    expect((await get('/tickets', first)).json).toHaveLength(21)

    const second = await browser.another(first)
    await signIn(second, owner)
    expect((await get('/tickets', second)).json).toHaveLength(20)
    await first.context().close()
  })

  test('that kept something broken starts over and says so', async () => {
    const broken = await browser.fresh()
    await signIn(broken, owner)
    await createTicket(broken)
    await broken.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('quarterdeck-standin')
          request.onsuccess = () => {
            const transaction = request.result.transaction('entries', 'readwrite')
            transaction.objectStore('entries').put(new Uint8Array(8192), ['/global/pg_control', 0])
            transaction.oncomplete = resolve
            transaction.onabort = reject
          }
        }),
    )
    const complaint = broken.waitForEvent('pageerror')
    await broken.reload()
    await started(broken)
    expect((await get('/me', broken)).status).toBe(401)
    expect((await complaint).message).toContain('could not be opened')
    await signIn(broken, owner)
    expect((await get('/tickets', broken)).json).toHaveLength(20)
    await broken.context().close()
  })
})
