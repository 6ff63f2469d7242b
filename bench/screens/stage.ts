import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, chromium } from '@playwright/test'
import { fillPath, readRoutes, type ScreenRoute } from '../../e2e/routes.ts'
import { ensureChromium, howToGetChromium, launchOptions } from '../../scripts/chromium.mjs'
import { serverProgram, start, stop } from '../program.ts'
import type { SignedIn } from './visit.ts'

const account = { email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }

/** A screen with its path. */
export interface Screen extends ScreenRoute {
  readonly address: string
}

/** The product in a process of its own, with sample data, and a browser. */
export interface Stage {
  readonly port: number
  readonly browser: Browser
  readonly executablePath: string
  /** Browser state of the signed-in owner of the sample data. */
  readonly owner: SignedIn
  readonly screens: readonly Screen[]
}

/**
 * Deletes one record of each list with a bin, so that the bin isn't empty. It takes a middle one, since the screens
 * show records at both ends.
 */
const fillBins = async (request: APIRequestContext, origin: string, screens: readonly ScreenRoute[]) => {
  for (const { path } of screens.filter(({ path }) => path.endsWith('/bin'))) {
    const list = `${origin}/api${path.replace(/\/bin$/, '')}`
    const records: { readonly id: number }[] = await (await request.get(list)).json()
    const answer = await request.delete(`${list}?id=${records[Math.floor(records.length / 2)]?.id}`, {
      headers: { origin },
    })
    if (!answer.ok()) throw new Error(`Deleting was answered with ${answer.status()}: ${await answer.text()}`)
  }
}

/** Returns all screens of the router, and the browser state of the signed-in owner. */
const lookAround = async (browser: Browser, port: number): Promise<Pick<Stage, 'owner' | 'screens'>> => {
  const origin = `http://127.0.0.1:${port}`
  const context = await browser.newContext()
  try {
    const { request } = context
    const answer = await request.post(`${origin}/api/auth/sign-in/email`, { data: account, headers: { origin } })
    if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}: ${await answer.text()}`)
    const owner = await context.storageState()
    const page = await context.newPage()
    await page.goto(`${origin}/admin/login`)
    await page.waitForFunction(() => '__TSR_ROUTER__' in window)
    const screens: Screen[] = []
    const routes = await page.evaluate(readRoutes)
    await fillBins(request, origin, routes)
    for (const route of routes) {
      const address = (await fillPath(route.path, request, origin)).slice(1).replace(/\/$/, '')
      screens.push({ ...route, address })
    }
    return { owner, screens }
  } finally {
    await context.close()
  }
}

/** Starts the product and a browser, runs the work, and cleans up. */
export const onStage = async (work: (stage: Stage) => Promise<void>): Promise<void> => {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error(`No Chromium found: ${howToGetChromium}.`)
  const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-screens-'))
  const product = start(serverProgram, [], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' })
  const browser = await chromium.launch(launchOptions(executablePath))
  try {
    const port = await product.port
    await work({ port, browser, executablePath, ...(await lookAround(browser, port)) })
  } finally {
    await browser.close()
    await stop(product.child)
    await rm(dataDir, { recursive: true, force: true })
  }
}
