import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test'
import { hasContent, readSeen, type Seen, watch } from './watch.ts'

/** Simulated speed of processor and connection. */
export interface Profile {
  readonly name: string
  /** Port of the product over the simulated connection. */
  readonly port: number
  /** Slowdown compared with this machine. */
  readonly cpu: number
}

/** A visit with an empty cache, and one after it. */
export interface Visits {
  readonly cold: Seen
  readonly warm: Seen
  /** Path after redirects. */
  readonly ledTo: string
}

export type SignedIn = BrowserContextOptions['storageState']

export const desktop: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  locale: 'en-US',
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Time without requests after which a visit counts as finished, and its maximum duration, in milliseconds. */
const [quietMs, mostMs] = [500, 40_000]

/**
 * Returns a function with the milliseconds since the last request of a page ended. The event stream, which stays open,
 * is ignored.
 */
const quietOf = (page: Page) => {
  const under = new Set<Request>()
  let since = performance.now()
  const end = (request: Request) => {
    under.delete(request)
    since = performance.now()
  }
  page.on('request', (request) => !request.url().includes('/api/events') && under.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => (under.size > 0 ? 0 : performance.now() - since)
}

/** Runs in the page: resolves with the next animation frame. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

const look = async (context: BrowserContext, { cpu }: Profile, path: string) => {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(watch)
    const quiet = quietOf(page)
    const until = performance.now() + mostMs
    await page.goto(path, { waitUntil: 'commit' })
    while ((quiet() < quietMs || !(await page.evaluate(hasContent))) && performance.now() < until) await pause(50)
    await page.evaluate(nextFrame)
    return { seen: await page.evaluate(readSeen), ledTo: new URL(page.url()).pathname }
  } finally {
    await page.close()
  }
}

/** Opens a screen twice, first with an empty cache. */
export const visit = async (
  browser: Browser,
  profile: Profile,
  path: string,
  storageState: SignedIn,
): Promise<Visits> => {
  const baseURL = `http://127.0.0.1:${profile.port}/admin/`
  const context = await browser.newContext({ ...desktop, baseURL, ...(storageState && { storageState }) })
  try {
    const { seen: cold, ledTo } = await look(context, profile, path)
    const { seen: warm } = await look(context, profile, path)
    return { cold, warm, ledTo: ledTo.replace(/^\/admin/, '') }
  } finally {
    await context.close()
  }
}
