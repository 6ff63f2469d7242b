import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, type InlineConfig, type Plugin, preview } from 'vite'
import { findChromium, launchOptions } from '../../../scripts/chromium.mjs'
import type {} from '../src/index.ts'
import { standin } from '../vite/index.ts'
import { quickScrypt } from './quick-scrypt.ts'

/** Response of the network to `/api/elsewhere`, which is no path of the API. */
export const fromTheNetwork = 'from the network'

const network: Plugin = {
  name: 'network',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use('/api/elsewhere', (_request, response) => response.end(fromTheNetwork))
  },
}

/** Serves a page with only the stand-in, built like the product, on a free port. */
const servePage = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'quarterdeck-standin-'))
  const config: InlineConfig = {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/admin/',
    mode: 'standin',
    configFile: false,
    logLevel: 'silent',
    plugins: [standin(), network],
    worker: { plugins: () => [quickScrypt()] },
    build: { outDir, emptyOutDir: true, minify: false },
    preview: { host: '127.0.0.1', port: 0 },
  }
  await build(config)
  const server = await preview(config)
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The page is not served anywhere')
  const close = async () => {
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  return { url, close }
}

/** True where the tests that need a browser can run. */
export const hasChromium = (await findChromium()) !== undefined

const launch = async (flags: readonly string[]): Promise<Browser> => {
  const { args, ...options } = launchOptions(await findChromium())
  return chromium.launch({ ...options, args: [...args, ...flags] })
}

/** Waits until the page has started its stand-in. */
export const started = async (page: Page): Promise<Page> => {
  await page.waitForSelector('[data-standin=started]', { state: 'attached' })
  return page
}

export interface TestBrowser {
  /** Opens a tab of a new browser, optionally with another response delay. */
  readonly fresh: (delay?: number) => Promise<Page>
  /** Opens a tab of a new browser without shared workers. */
  readonly old: () => Promise<Page>
  /** Another tab of the same browser. */
  readonly another: (page: Page) => Promise<Page>
  readonly close: () => Promise<void>
}

/** @param flags of Chromium, beside those of all tests */
export const openBrowser = async (...flags: readonly string[]): Promise<TestBrowser> => {
  const { url, close } = await servePage()
  const browser = await launch(flags)
  const open = async (page: Page, delay?: number) => {
    await page.goto(delay === undefined ? url : `${url}?delay=${delay}`)
    return started(page)
  }
  return {
    fresh: async (delay) => open(await (await browser.newContext()).newPage(), delay),
    old: async () => {
      const context = await browser.newContext()
      await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'))
      return open(await context.newPage())
    },
    another: async (page) => open(await page.context().newPage()),
    close: async () => {
      await browser.close()
      await close()
    },
  }
}
