import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { readSettings, startServer } from '@quarterdeck/server'
import { ensureChromium, howToGetChromium, launchOptions } from '../scripts/chromium.mjs'

const account = { email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }

/** The running product with sample data, and a browser. */
export interface Stage {
  readonly origin: string
  /** Runs work in a new browser context, signed in as the owner unless `visitor` is set. */
  readonly visit: <Result>(
    options: BrowserContextOptions & { readonly visitor?: boolean | undefined },
    look: (context: BrowserContext) => Promise<Result>,
  ) => Promise<Result>
}

const openBrowser = async (): Promise<Browser> => {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error(`No Chromium found: ${howToGetChromium}.`)
  return chromium.launch(launchOptions(executablePath))
}

const signIn = async ({ request }: BrowserContext, origin: string) => {
  const answer = await request.post(`${origin}/api/auth/sign-in/email`, { data: account, headers: { origin } })
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}: ${await answer.text()}`)
}

const visitTo =
  (browser: Browser, origin: string): Stage['visit'] =>
  async ({ visitor, ...options }, look) => {
    const context = await browser.newContext({ baseURL: `${origin}/admin/`, locale: 'en-US', ...options })
    try {
      if (!visitor) await signIn(context, origin)
      return await look(context)
    } finally {
      await context.close()
    }
  }

/** Starts the product and a browser, runs the work, and cleans up. */
export const onStage = async (work: (stage: Stage) => Promise<void>): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-stage-'))
  const server = await startServer(readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }, []))
  const browser = await openBrowser()
  try {
    await work({ origin: server.url, visit: visitTo(browser, server.url) })
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
