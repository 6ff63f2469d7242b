import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { onStage, type Stage } from '../e2e/stage.ts'

/** What a first visit with an empty cache may cost. 1 kB is 1,000 bytes, compressed with Brotli's best quality. */
const budgets = [
  { name: 'login', path: '/admin/login', kB: 150, visitor: true },
  { name: 'users list', path: '/admin/users', kB: 240, visitor: false },
]
/** All shifts of a visit added up, a little stricter than CLS, which takes the worst five seconds. */
const maxShift = 0.02

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
  // A list holds a stream of changes open, so its network is never idle, and what follows that stream comes last.
  let before: number
  do {
    before = scripts.size
    await page.waitForTimeout(2000)
  } while (scripts.size > before)
  if (page.url().split('?')[0] !== url) throw new Error(`${url} led to ${page.url()}`)

  const files = await Promise.all([...scripts.values()].map(weigh))
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  return { files, kB: files.reduce((sum, { kB }) => sum + kB, 0), shift }
}

const measure = ({ origin, visit: enter }: Stage, { path, visitor }: (typeof budgets)[number]) =>
  enter({ viewport: { width: 1440, height: 900 }, visitor }, async (context) =>
    visit(await context.newPage(), `${origin}${path}`),
  )

const row = (...cells: [string, string, string, string, string, string]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(11))).join(' '))

const sayHeaviest = (files: Awaited<ReturnType<typeof weigh>>[]) => {
  for (const { file, kB } of files.toSorted((a, b) => b.kB - a.kB).slice(0, 8)) {
    console.log(`${`${kB.toFixed(1)} kB`.padStart(36)}  ${file}`)
  }
}

await onStage(async (stage) => {
  row('page', 'files', 'JavaScript', 'at most', 'shift', 'under')
  let isWithin = true
  for (const budget of budgets) {
    const { files, kB, shift } = await measure(stage, budget)
    row(budget.name, `${files.length}`, `${kB.toFixed(1)} kB`, `${budget.kB} kB`, shift.toFixed(4), `${maxShift}`)
    if (kB > budget.kB) sayHeaviest(files)
    isWithin &&= kB <= budget.kB && shift < maxShift
  }
  console.log(isWithin ? 'Within budget.' : 'Over budget.')
  process.exitCode = isWithin ? 0 : 1
})
