import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import type { RunningServer } from '@quarterdeck/server'
import axe from 'axe-core'
import { isWhole } from '../packages/api/src/testing/size.ts'
import { openPagePool, type PagePool } from './page-pool.ts'
import { bringBackSample, openDatabases, startProduct } from './product.ts'
import type { languages } from './sizes.ts'
import { still } from './still.ts'

export { languages, sizes } from './sizes.ts'
export { expect }

export const password = 'quarterdeck-demo'
export const people = {
  owner: 'admin@quarterdeck.test',
  admin: 'joerg.mueller@quarterdeck.test',
  viewer: 'layla.hassan@quarterdeck.test',
} as const

/** The address after signing in: the dashboard to which `/dashboard` leads. */
export const landing = /\/(course|sales)$/

interface Fixtures {
  /** Makes a database with the sample data, and answers its address. */
  readonly createDatabase: () => Promise<string>
  /** The whole product on a server of its own. */
  readonly product: RunningServer
  readonly pagePool: PagePool
  /** Signs the browser in without the screen, for tests that are about something else. */
  readonly signIn: (email?: string) => Promise<void>
  /** Messages of the console; a test that expects a complaint empties them. */
  readonly complaints: string[]
}

/**
 * Opens something that costs time, or answers what was opened by that name before: tests that follow each other share it.
 * All of it is closed after the last test. (What belongs to a worker by Playwright's own means ends a worker wherever the
 * next test needs another.)
 */
type Share = <Value>(
  name: string,
  open: () => Promise<Value>,
  close: (value: Value) => Promise<unknown>,
) => Promise<Value>

const shareAll = (): { readonly share: Share; readonly closeAll: () => Promise<unknown> } => {
  const opened = new Map<string, unknown>()
  const closing: (() => Promise<unknown>)[] = []
  const share: Share = async <Value>(
    name: string,
    open: () => Promise<Value>,
    close: (value: Value) => Promise<unknown>,
  ) => {
    if (!opened.has(name)) {
      const value = await open()
      opened.set(name, value)
      closing.unshift(() => close(value))
    }
    return opened.get(name) as Value
  }
  const closeAll = () => closing.reduce((before, close) => before.finally(close), Promise.resolve<unknown>(undefined))
  return { share, closeAll }
}

/** Time limit for opening what is shared: a build takes its time, and would go on beside the next one. */
export const opening = { scope: 'test', timeout: 15 * 60_000 } as const

/** Each test starts from the sample data. */
export const test = base.extend<Fixtures, { share: Share }>({
  share: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from this pattern
    async ({}, use) => {
      const { share, closeAll } = shareAll()
      await use(share)
      await closeAll()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  createDatabase: [
    async ({ share }, use) => use((await share('databases', openDatabases, (databases) => databases.stop())).create),
    opening,
  ],
  product: [
    async ({ share, createDatabase }, use) => {
      const open = async () => startProduct({ databaseUrl: await createDatabase() })
      await use(await share('product', open, (product) => product.stop()))
    },
    opening,
  ],
  pagePool: async ({ browser, product, share }, use) => {
    const open = async () => openPagePool(browser, product.url)
    await use(await share(`pages of ${product.url}`, open, (pool) => pool.close()))
  },
  baseURL: async ({ product }, use) => {
    await bringBackSample(product)
    await use(`${product.url}/admin/`)
  },
  context: async ({ page }, use) => use(page.context()),
  page: async (
    {
      pagePool,
      baseURL: _,
      viewport,
      colorScheme,
      reducedMotion,
      forcedColors,
      contrast,
      locale,
      timezoneId,
      hasTouch,
    },
    use,
    testInfo,
  ) => {
    const page = await pagePool.take({
      viewport,
      colorScheme,
      // `npm test` waits for nothing that only moves; `npm run test:all` has it move.
      reducedMotion: isWhole ? reducedMotion : (reducedMotion ?? 'reduce'),
      forcedColors,
      contrast,
      locale,
      timezoneId,
      hasTouch,
    })
    await use(page)
    await pagePool.giveBack(page, testInfo.status === testInfo.expectedStatus)
  },
  signIn: async ({ context, product }, use) => {
    await use(async (email = people.owner) => {
      const response = await context.request.post(`${product.url}/api/auth/sign-in/email`, {
        data: { email, password },
      })
      expect(response.status()).toBe(200)
    })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      // The browser's advice on forms is none, and comes whenever it likes.
      page.on('console', (message) => {
        if (String(message.type()) !== 'verbose') complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`error: ${error.stack}`))
      // What the product sends is taken or refused, and never ignored in part.
      page.on('request', (request) => {
        const isRead = request.method() === 'GET' || request.method() === 'HEAD'
        const isWrite = !isRead && /\/api\/(?!auth\/)/.test(request.url())
        if (!isWrite || request.headers().prefer?.includes('handling=strict')) return
        complaints.push(`not strict: ${request.method()} ${request.url()}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens pages in this language from the start. */
export const speak = (page: Page, language: (typeof languages)[number]) =>
  page.addInitScript((locale) => localStorage.setItem('userLocale', locale), language)

/**
 * Rules of axe that are about words, which differ in each language: missing labels, labels that differ from what is
 * shown, and texts too long for their place. Structure and colors are the same in all languages.
 */
const ofWords = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((id) => /-(name|alt|title|unique|lang|lang-valid|mismatch|title-only)$|^(label|empty-.*|scroll.*)$/.test(id))

/** Half of what axe has as its source, which goes to each page. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rule that a label contains the text that is shown. The pseudo-language marks data in it as well. */
const ofNames = 'label-content-name-mismatch'

const rulesAbout = {
  colors: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  words: { runOnly: { type: 'rule', values: ofWords } },
  names: { runOnly: { type: 'rule', values: [ofNames] } },
  pseudo: { rules: { [ofNames]: { enabled: false } } },
} satisfies Record<string, axe.RunOptions>

/** Layers above a page. */
const above = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * No violation of WCAG 2.2 AA, nor of axe's best practices. `npm test` reads each screen once, in `every-route.spec.ts`, as it
 * opens; `npm run test:all` also what a test has led it to.
 * @param about `colors`: only what a color scheme changes; `words`: only what a language changes, and of something above a
 * page only that, since the page below is read by itself; `pseudo`: all but `names`, whether a label has what is shown
 */
export const expectAccessible = async (page: Page, about?: keyof typeof rulesAbout): Promise<void> => {
  await still(page)
  if (!isWhole && about !== 'pseudo') return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const include = about === 'words' && (await page.locator(above).count()) > 0 ? [above] : undefined
  const violations = await page.evaluate(
    async ({ include, rules }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      const found = await here.run(include ? { include } : document, {
        resultTypes: ['violations'],
        preload: false,
        ...rules,
      })
      return found.violations
    },
    { include, rules: about && rulesAbout[about] },
  )
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}
