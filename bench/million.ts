import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureChromium, howToGetChromium, launchOptions } from '../scripts/chromium.mjs'
import { median } from './api/load.ts'
import { onStage } from './api/stage.ts'

/**
 * Measures the waiting times of the order list in a browser with any number of orders, at full processor speed and at a
 * quarter of it.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    visits: { type: 'string', default: '50' },
    /** Part of the name of the measurements to run; empty for all. */
    only: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
const wanted = (name: string) => name.includes(values.only)

const row = 'main table tbody tr[data-row]'

/** Elements the page waits for. */
interface Sought {
  readonly before?: string
  readonly heading?: string
  readonly isVisit?: boolean
}

const region = '[data-scroll-restoration-id="table"]'

/**
 * Runs in the page: resolves with the milliseconds until new rows are painted, or the heading of a record. They count
 * from the call, or from the start of the visit. Playwright's own waiting polls too rarely, up to every half second.
 */
const untilPainted = ({ before = '', heading, isVisit = false }: Sought) =>
  new Promise<number>((resolve) => {
    const since = isVisit ? 0 : performance.now()
    const isThere = () => {
      if (heading !== undefined) return document.querySelector('main h1')?.textContent.includes(heading)
      const rows = [...document.querySelectorAll('main table tbody tr[data-row]')]
      const text = rows
        .slice(0, 3)
        .map((each) => each.textContent)
        .join()
      return rows.length > 0 && text !== before && !document.querySelector('main [aria-busy="true"]')
    }
    const look = () => {
      if (performance.now() - since > 20_000) return resolve(Number.NaN)
      if (!isThere()) return void requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - since)
      port2.postMessage(undefined)
    }
    look()
  })

const textOf = (page: Page) =>
  page.locator(row).evaluateAll((rows) =>
    rows
      .slice(0, 3)
      .map((each) => each.textContent)
      .join(),
  )

const changing = async (page: Page, act: () => Promise<unknown>) => {
  const before = await textOf(page)
  const waiting = page.evaluate(untilPainted, { before })
  await act()
  return waiting
}

const fresh = async (page: Page) => {
  await page.goto('orders', { waitUntil: 'commit' })
  return page.evaluate(untilPainted, { isVisit: true })
}

/** Switches the list to continuous scrolling, a setting that the product saves. */
const unroll = async (page: Page) => {
  await fresh(page)
  await page.getByRole('button', { name: 'Display' }).click()
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/'))
  await page.getByRole('button', { name: 'Continuous' }).click()
  await saved
}

/** Returns the share of late frames during scrolling, and the longest frame. */
const scrolling = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ late: number; longest: number }>((resolve) => {
        const element = document.querySelector('[data-scroll-restoration-id="table"]')
        const times: number[] = []
        const begin = performance.now()
        const frame = (now: number) => {
          times.push(now)
          element?.scrollBy(0, 400)
          if (now - begin < 3000) return void requestAnimationFrame(frame)
          const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
          const late = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
          resolve({ late: late / (gaps.length + late), longest: Math.max(...gaps) })
        }
        requestAnimationFrame(frame)
      }),
  )

const heapOf = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 ** 2
}

const openAndBack = async (page: Page) => {
  const link = page.locator(`${row} a`).first()
  const name = (await link.textContent()) ?? ''
  const opening = page.evaluate(untilPainted, { heading: name.replace('#', '') })
  await link.click()
  const opened = await opening
  const returning = page.evaluate(untilPainted, {})
  await page.evaluate(() => history.back())
  return { opened, returned: await returning }
}

type Measure = (page: Page) => Promise<number>

const benches: Readonly<Record<string, Measure>> = {
  'first rows, a fresh visit': fresh,
  'sorted by total': async (page) => {
    await fresh(page)
    return changing(page, () =>
      page
        .locator('main thead')
        .getByRole('button', { name: /^Total/ })
        .first()
        .click(),
    )
  },
  'filtered by a status': async (page) => {
    await fresh(page)
    return changing(page, () =>
      page
        .getByRole('navigation', { name: 'Orders by status' })
        .getByRole('link', { name: /^Pending/ })
        .click(),
    )
  },
  'a search, from its last key': async (page) => {
    await fresh(page)
    return changing(page, () => page.getByRole('searchbox').fill('vera ziegler'))
  },
  'the end, by its key': async (page) => {
    await fresh(page)
    await page.locator(`${row} a`).first().focus()
    return changing(page, () => page.keyboard.press('End'))
  },
  'the middle, by dragging': async (page) => {
    await fresh(page)
    return changing(page, () =>
      page.locator(region).evaluate((element) => element.scrollTo(0, element.scrollHeight / 2)),
    )
  },
  'an order opened': async (page) => {
    await fresh(page)
    return (await openAndBack(page)).opened
  },
  'and back': async (page) => {
    await fresh(page)
    return (await openAndBack(page)).returned
  },
}

const executablePath = await ensureChromium()
if (!executablePath) throw new Error(`No Chromium found: ${howToGetChromium}.`)

await onStage({ orders: Number(values.orders), folder: values.data }, async ({ ours, orders }) => {
  const browser = await chromium.launch(launchOptions(executablePath))
  const origin = `http://127.0.0.1:${ours.port}`
  const cookies = (ours.headers.cookie ?? '').split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value, url: origin }
  })
  const visit = async <Result>(rate: number, look: (page: Page, session: CDPSession) => Promise<Result>) => {
    const context = await browser.newContext({
      baseURL: `${origin}/admin/`,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    try {
      await context.addCookies(cookies)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Performance.enable')
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      return await look(page, session)
    } finally {
      await context.close()
    }
  }
  await visit(1, unroll)
  console.log(`${orders.toLocaleString('en-US')} orders, milliseconds, the median of ${rounds}\n`)
  console.log('| | plain | 4 × slower |\n| --- | ---: | ---: |')
  const line = (name: string, cells: readonly string[]) => console.log(`| ${name} | ${cells.join(' | ')} |`)
  for (const [name, measure] of Object.entries(benches)) {
    if (!wanted(name)) continue
    const cells: string[] = []
    for (const rate of [1, 4]) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        times.push(await visit(rate, measure))
      }
      cells.push(median(times).toFixed(0))
    }
    line(name, cells)
  }
  const scrolls = 'three seconds of fast scrolling'
  if (wanted(scrolls)) {
    const scrolled: string[] = []
    for (const rate of [1, 4]) {
      const { late, longest } = await visit(rate, async (page) => {
        await fresh(page)
        return scrolling(page)
      })
      scrolled.push(`${(late * 100).toFixed(0)} % late, longest ${longest.toFixed(0)} ms`)
    }
    line(scrolls, scrolled)
  }
  const heaps = `heap before and after ${values.visits} visits`
  if (wanted(heaps)) {
    const heap = await visit(1, async (page, session) => {
      await fresh(page)
      const first = await heapOf(session)
      for (let each = 0; each < Number(values.visits); each++) await openAndBack(page)
      return `${first.toFixed(1)} MiB, then ${(await heapOf(session)).toFixed(1)} MiB`
    })
    line(heaps, [heap, ''])
  }
  await browser.close()
})
