import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test'
import { hasContent, readSeen, type Seen, watch } from './watch.ts'

/** Speed of a machine and its line. */
export interface Profile {
  readonly name: string
  /** The port that leads to the product over this line. */
  readonly port: number
  /** Slowdown compared with this machine. */
  readonly cpu: number
}

/** A visit with an empty cache, and one after it. */
export interface Visits {
  readonly cold: Seen
  readonly warm: Seen
  /** The path that the address led to. */
  readonly ledTo: string
}

export type SignedIn = BrowserContextOptions['storageState']

export const desktop: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  locale: 'en-US',
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** So long nothing has to be under way for a visit to be over, and so long it may take in all. */
const [quietMs, mostMs] = [500, 40_000]

/** Tells for how many milliseconds a page has waited for nothing. The stream of changes never ends. */
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

/** Runs in the page: until something was painted. */
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

/** Goes to a screen twice, the first time with nothing at hand from before. */
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
