import type { BrowserContext } from '@playwright/test'
import type { RunningServer } from '@quarterdeck/server'
import { alone } from '../scripts/setup/alone.mjs'
import { build, homes } from '../scripts/setup/build.mjs'
import { test as base, bringBackSample, startProduct } from './fixture.ts'

interface Kept {
  /** What the data was when it was last reset; undefined where something was asked that may have changed it. */
  data: string | undefined
  /** Of who has signed in since. */
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>
}

const newestChange = async ({ db }: RunningServer) =>
  JSON.stringify(
    await db
      .selectFrom('changes')
      .select(({ fn }) => fn.max('id').as('id'))
      .execute(),
  )

/**
 * The product with a pseudo-language in the place of English, until a page asks for the English: in it, all words of the
 * catalogues stand in brackets and are a third longer. Only after a view that wrote are the data and the sign-in new.
 */
export const test = base.extend<object, { product: RunningServer; kept: Kept }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from this pattern
    async ({}, use) => {
      await alone(() => build(process.execPath, 'pseudo'))
      const server = await startProduct({}, homes.pseudo)
      await use(server)
      await server.stop()
    },
    // A build takes its time, and would go on beside the next one.
    { scope: 'worker', timeout: 15 * 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  kept: [({}, use) => use({ data: undefined, cookies: [] }), { scope: 'worker' }],
  baseURL: async ({ product, kept }, use) => {
    if (kept.data === undefined || kept.data !== (await newestChange(product))) {
      await bringBackSample(product)
      kept.data = await newestChange(product)
      kept.cookies = []
    }
    await use(`${product.url}/admin/`)
  },
  signIn: async ({ context, page, kept, signIn }, use) => {
    page.on('request', (request) => {
      if (!['GET', 'HEAD'].includes(request.method())) kept.data = undefined
    })
    await use(async () => {
      if (kept.cookies.length === 0) {
        await signIn()
        kept.cookies = await context.cookies()
      } else await context.addCookies(kept.cookies)
    })
  },
})
