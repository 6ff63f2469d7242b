import type { Browser, Page } from '@playwright/test'
import { desktop, type SignedIn } from './visit.ts'
import { type Watched, watch } from './watch.ts'

interface Timed {
  readonly untilRows: Promise<number>
}

interface Routed {
  readonly __TSR_ROUTER__: { readonly navigate: (to: { readonly to: string }) => Promise<void> }
}

/**
 * Runs in the page: measures the time from the next event of a type until rows are painted whose first ids differ from
 * `before`.
 */
const timeRows = ({ type, before }: { readonly type: 'click' | 'keydown'; readonly before: string }) => {
  const untilRows = new Promise<number>((resolve) => {
    const wait = (since: number) => {
      const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
      const ids = rows.slice(0, 3).map((row) => row.dataset.row)
      const isBusy = rows.some((row) => row.closest('[aria-busy=true]'))
      if (rows.length === 0 || isBusy || ids.join() === before) return void requestAnimationFrame(() => wait(since))
      const moment = (window as unknown as Watched).paintOfFrame()
      const tell = () => (Number.isNaN(moment.at) ? void setTimeout(tell, 20) : resolve(moment.at - since))
      tell()
    }
    addEventListener(type, ({ timeStamp }) => wait(timeStamp), { once: true, capture: true })
  })
  Object.assign(window, { untilRows })
}

const untilRows = (page: Page) => page.evaluate(() => (window as unknown as Timed).untilRows)

const rowsOf = (page: Page) => page.locator('main [data-row]')
const settle = async (page: Page) => {
  await rowsOf(page).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main[aria-busy=true], main [aria-busy=true]'))
}

/** Path of a screen without a list. */
const elsewhere = '/mentions'

/**
 * Returns the milliseconds from a click in the menu until a visited list shows its rows; empty if the menu has no link
 * to it.
 */
export const clickTimes = async (page: Page, address: string, rounds: number): Promise<readonly number[]> => {
  await page.goto(address)
  await settle(page)
  const link = page.locator(`nav li a[href$="/admin/${address}"]`).first()
  if ((await link.count()) === 0) return []
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.evaluate((to) => (window as unknown as Routed).__TSR_ROUTER__.navigate({ to }), elsewhere)
    await page.waitForFunction(() => !document.querySelector('main [data-row], main [aria-busy=true]'))
    await page.evaluate(timeRows, { type: 'click', before: '' } as const)
    await link.click()
    times.push(await untilRows(page))
    await settle(page)
  }
  return times
}

/**
 * Runs in the page: returns a word from a lower row that isn't in the first rows and that the search of the API finds.
 */
const findWord = async (address: string) => {
  const texts = [...document.querySelectorAll<HTMLElement>('main [data-row]')].map(({ innerText }) => innerText)
  const first = texts.slice(0, 3).join(' ').toLowerCase()
  const words = texts.toReversed().flatMap((text) => text.match(/\b[A-Za-z]{4,}\b/g) ?? [])
  for (const word of new Set(words)) {
    if (first.includes(word.toLowerCase().slice(0, 3))) continue
    const answer = await fetch(`/api/${address}?perPage=1&q=${word}`)
    if (answer.ok && (await answer.json()).length > 0) return word
  }
  return undefined
}

/**
 * Returns the milliseconds from the last key of a search until its rows are painted; empty if the list has no search or
 * no suitable word.
 */
export const searchTimes = async (page: Page, address: string, rounds: number): Promise<readonly number[]> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto(address)
    await settle(page)
    const field = page.locator('main input[type=search]').first()
    const word = await page.evaluate(findWord, address)
    if ((await field.count()) === 0 || !word) return []
    const ids = await rowsOf(page).evaluateAll((rows) => rows.slice(0, 3).map((row) => row.getAttribute('data-row')))
    await field.focus()
    await page.keyboard.type(word.slice(0, -1))
    await page.evaluate(timeRows, { type: 'keydown', before: ids.join() } as const)
    await page.keyboard.press(word.at(-1) ?? '')
    times.push(await untilRows(page))
  }
  return times
}

/** Runs work on a signed-in page, without a simulated slow connection. */
export const onPage = async <Result>(
  browser: Browser,
  port: number,
  storageState: SignedIn,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const baseURL = `http://127.0.0.1:${port}/admin/`
  const context = await browser.newContext({ ...desktop, baseURL, ...(storageState && { storageState }) })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await page.addInitScript(watch)
    return await work(page)
  } finally {
    await context.close()
  }
}
