import type { Page } from '@playwright/test'
import { onStage, type Stage } from '../e2e/stage.ts'

/** Milliseconds, the median of so many rounds. */
const rounds = 7

const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/** A telephone of some years ago on a slow line: 4 times slower, 1.6 Mbit/s, 150 ms there and back. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

/** Runs in the page: when the largest thing in sight was painted. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

const loginPaint = ({ visit }: Stage, isSlow: boolean) =>
  visit({ ...desktop, visitor: true }, async (context) => {
    const page = await context.newPage()
    if (isSlow) await slowDown(page)
    await page.goto('login')
    await page.locator('form button[type=submit]').waitFor()
    await page.waitForLoadState('networkidle')
    return page.evaluate(largestPaint)
  })

/** Runs in the page: from the next click until rows are painted. */
const clickToRows = () => {
  const seen = window as unknown as { clickToRows: Promise<number> }
  seen.clickToRows = new Promise((resolve) => {
    const wait = (since: number) => {
      if (!document.querySelector('main table tbody a')) return void requestAnimationFrame(() => wait(since))
      // What a frame callback sees is painted after it: a message sent from it arrives when that is done.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - since)
      port2.postMessage(undefined)
    }
    addEventListener('click', ({ timeStamp }) => wait(timeStamp), { once: true, capture: true })
  })
}

const warmClicks = ({ visit }: Stage) =>
  visit(desktop, async (context) => {
    const page = await context.newPage()
    const times: number[] = []
    await page.goto('users')
    for (let round = 0; round < rounds; round++) {
      await page.locator('main table tbody a').first().waitFor()
      await page.locator('main a[href$="/users/create"]').click()
      await page.locator('main form').waitFor()
      await page.evaluate(clickToRows)
      await page.locator('nav a[href$="/users"]').first().click()
      times.push(await page.evaluate(() => (window as unknown as { clickToRows: Promise<number> }).clickToRows))
    }
    return times
  })

const repeated = async (measure: () => Promise<number>) => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await measure())
  return times
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

const benches = [
  { name: 'login, largest paint', budget: 350, measure: (stage: Stage) => repeated(() => loginPaint(stage, false)) },
  {
    name: 'the same on a slow phone',
    budget: 2200,
    measure: (stage: Stage) => repeated(() => loginPaint(stage, true)),
  },
  { name: 'menu click to rows, warm', budget: 60, measure: warmClicks },
]

const milliseconds = (time: number) => `${Math.round(time)} ms`.padStart(9)

await onStage(async (stage) => {
  let isWithin = true
  for (const { name, budget, measure } of benches) {
    const times = await measure(stage)
    const middle = median(times)
    const spread = `${milliseconds(Math.min(...times))} to ${milliseconds(Math.max(...times)).trim()}`
    console.log(`${name.padEnd(26)}${milliseconds(middle)}   at most${milliseconds(budget)}   (${spread.trim()})`)
    isWithin &&= middle <= budget
  }
  console.log(isWithin ? 'Within budget.' : 'Over budget.')
  process.exitCode = isWithin ? 0 : 1
})
