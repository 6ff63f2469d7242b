import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { readSettings, startServer } from '@quarterdeck/server'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.mjs'
import { alone } from '../scripts/setup/alone.mjs'
import { build } from '../scripts/setup/build.mjs'
import { peopleFile } from './people.ts'

/** Makes the pictures of the README from the real product: `node e2e/readme-pictures.ts`. */
const folder = fileURLToPath(new URL('../docs/images/', import.meta.url))

const account = { email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }

interface Picture {
  readonly name: string
  readonly options: BrowserContextOptions
  /** Leads the page to what is to be seen. */
  readonly show: (page: Page) => Promise<void>
}

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const open = (path: string) => async (page: Page) => {
  await page.goto(path)
}

/** The file of the tests, without the rows that would fill half a screen. */
const file = () =>
  Buffer.from(
    peopleFile()
      .toString()
      .split('\r\n')
      .filter((line) => line.length < 120)
      .join('\r\n'),
  )

const checkImport = async (page: Page) => {
  await page.goto('users/import')
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: file() })
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.locator('table tbody tr').first().waitFor()
}

const pictures: readonly Picture[] = [
  { name: 'users', options: desktop, show: open('users?sort=-createdAt') },
  { name: 'user-dark', options: { ...desktop, colorScheme: 'dark' }, show: open('users/7') },
  { name: 'import', options: desktop, show: checkImport },
  { name: 'users-phone', options: phone, show: open('users') },
]

/** Nothing is on its way any more, and nothing moves. */
const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    // One that is out of sight may not have been asked for, and would be waited for in vain.
    const loaded = [...document.images].filter(({ complete }) => complete)
    await Promise.all(loaded.map((image) => image.decode()))
  })
}

const take = async (browser: Browser, origin: string, { name, options, show }: Picture) => {
  const context = await browser.newContext({
    baseURL: `${origin}/admin/`,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  })
  try {
    const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, { data: account })
    if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}`)
    const page = await context.newPage()
    await show(page)
    await settle(page)
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' })
    console.log(`docs/images/${name}.png`)
  } finally {
    await context.close()
  }
}

const executablePath = await ensureChromium()
if (!executablePath) throw new Error('No Chromium found: install it, or say where it is by CHROMIUM_PATH.')

await alone(() => build(process.execPath))
await mkdir(folder, { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-pictures-'))
const server = await startServer(readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, []))
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
try {
  for (const picture of pictures) await take(browser, server.url, picture)
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
