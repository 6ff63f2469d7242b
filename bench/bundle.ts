import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { readSettings, startServer } from '@quarterdeck/server'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.mjs'

/** What a first visit with an empty cache may cost. 1 kB is 1,000 bytes, compressed with Brotli's best quality. */
const budgets = [
  { name: 'login', path: '/admin/login', kB: 150, signedIn: false },
  { name: 'users list', path: '/admin/users', kB: 240, signedIn: true },
]
/** All shifts of a visit added up, a little stricter than CLS, which takes the worst five seconds. */
const mostShift = 0.02

const account = { email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }

const brotli = promisify(brotliCompress)

const isScript = (response: Response) => /javascript/.test(response.headers()['content-type'] ?? '')

const weigh = async (response: Response) => ({
  file: response.url().split('/').at(-1) ?? '',
  kB: (await brotli(await response.body())).length / 1000,
})

/** Runs in the page, before anything else does. */
const watchShifts = () => {
  const watched = window as unknown as { shift: number }
  watched.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>) {
      if (!entry.hadRecentInput) watched.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const visit = async (page: Page, url: string) => {
  const scripts = new Map<string, Response>()
  page.on('response', (response) => isScript(response) && scripts.set(response.url(), response))
  await page.addInitScript(watchShifts)
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  if (page.url().split('?')[0] !== url) throw new Error(`${url} led to ${page.url()}`)

  const files = await Promise.all([...scripts.values()].map(weigh))
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  return { files, kB: files.reduce((sum, { kB }) => sum + kB, 0), shift }
}

const measure = async (browser: Browser, origin: string, { path, signedIn }: (typeof budgets)[number]) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    if (signedIn) {
      const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, {
        data: account,
        headers: { origin },
      })
      if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}: ${await answer.text()}`)
    }
    return await visit(await context.newPage(), `${origin}${path}`)
  } finally {
    await context.close()
  }
}

const openBrowser = async () => {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error('No Chromium found: install it, or say where it is by CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: chromiumArguments })
}

const row = (...cells: [string, string, string, string, string, string]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(11))).join(' '))

const sayHeaviest = (files: Awaited<ReturnType<typeof weigh>>[]) => {
  for (const { file, kB } of files.toSorted((a, b) => b.kB - a.kB).slice(0, 8)) {
    console.log(`${`${kB.toFixed(1)} kB`.padStart(36)}  ${file}`)
  }
}

const bench = async (browser: Browser, origin: string) => {
  row('page', 'files', 'JavaScript', 'at most', 'shift', 'under')
  let isWithin = true
  for (const budget of budgets) {
    const { files, kB, shift } = await measure(browser, origin, budget)
    row(budget.name, `${files.length}`, `${kB.toFixed(1)} kB`, `${budget.kB} kB`, shift.toFixed(4), `${mostShift}`)
    if (kB > budget.kB) sayHeaviest(files)
    isWithin &&= kB <= budget.kB && shift < mostShift
  }
  return isWithin
}

const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-bundle-'))
const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }, [])
const server = await startServer(settings)
const browser = await openBrowser()
try {
  const isWithin = await bench(browser, server.url)
  console.log(isWithin ? 'Within budget.' : 'Over budget.')
  process.exitCode = isWithin ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
