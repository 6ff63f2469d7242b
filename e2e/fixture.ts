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

/** URL after signing in: the dashboard that `/dashboard` redirects to. */
export const landing = /\/(course|sales)$/

interface Fixtures {
  /** Creates a database with the sample data and returns its URL. */
  readonly createDatabase: () => Promise<string>
  /** The whole product on a server of its own. */
  readonly product: RunningServer
  readonly pagePool: PagePool
  /** Signs in without the sign-in screen, for tests about something else. */
  readonly signIn: (email?: string) => Promise<void>
  /** Messages of the console; a test that expects a complaint empties them. */
  readonly complaints: string[]
}

/**
 * Opens an expensive resource, or returns the one that was opened under this name before. Consecutive tests share it,
 * and all are closed after the last test. (Playwright's worker fixtures would restart the worker whenever the next test
 * needs other ones.)
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

/** Fixture options for opening shared resources, with enough time for a build. */
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

/** Sets the language of a page before it loads. */
export const speak = (page: Page, language: (typeof languages)[number]) =>
  page.addInitScript((locale) => localStorage.setItem('userLocale', locale), language)

/**
 * Axe rules whose result depends on the texts, and so on the language: missing labels, labels that differ from the
 * visible text, and clipped texts. Structure and colors are the same in all languages.
 */
const ofWords = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((id) => /-(name|alt|title|unique|lang|lang-valid|mismatch|title-only)$|^(label|empty-.*|scroll.*)$/.test(id))

/** Minified source of axe, half the size of the other one, injected into each page. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rule that a label contains the text that is shown. The pseudo-language marks data in it as well. */
const ofNames = 'label-content-name-mismatch'

const rulesAbout = {
  colors: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  words: { runOnly: { type: 'rule', values: ofWords } },
  names: { runOnly: { type: 'rule', values: [ofNames] } },
  pseudo: { rules: { [ofNames]: { enabled: false } } },
} satisfies Record<string, axe.RunOptions>

/** Selector of the layers above a page. */
const above = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Checks for violations of WCAG 2.2 AA and axe's best practices. `npm test` checks each screen once as it opens, in
 * `every-route.spec.ts`; `npm run test:all` also checks the states that tests reach.
 * @param about `colors`: only rules that depend on the color scheme; `words`: only rules that depend on the language,
 * and only in the layer above the page if there is one, since the page below is checked separately; `pseudo`: all but
 * the rule that labels contain the visible text
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
