import { copyFileSync, cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import type { RunningServer } from '@quarterdeck/server'
import { alone } from '../scripts/setup/alone.mjs'
import { build, homes } from '../scripts/setup/build.mjs'
import { test as base, opening } from './fixture.ts'
import { bringBackSample, startProduct } from './product.ts'

interface Kept {
  /** Fingerprint of the data at the last reset; undefined once a request may have changed it. */
  data: string | undefined
  /** Cookies of everybody who has signed in since. */
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>
}

const newestChange = async ({ db }: RunningServer) =>
  JSON.stringify(
    await db
      .selectFrom('changes')
      .select(({ fn }) => fn.max('id').as('id'))
      .execute(),
  )

/** Name of the file with the English texts of one or several catalogs, as built by web/build/split.ts. */
const englishWords = /^\w+-en-[\w-]+\.js$/

/** Replaces a catalog file by one of the same name that exports its texts in the pseudo-language. */
const translate = (assets: string, name: string) => {
  renameSync(join(assets, name), join(assets, `english-${name}`))
  const names = /export\s*\{([^}]*)\};?\s*$/.exec(readFileSync(join(assets, `english-${name}`), 'utf8'))?.[1]
  if (!names) throw new Error(`${name} does not end with what it exports`)
  const exported = names.split(',').map((each) => each.split(' as ').at(-1)?.trim())
  const lines = exported.map(
    (each) => `const ${each}_ = english.${each}.en ? pseudo(english.${each}) : english.${each}`,
  )
  writeFileSync(
    join(assets, name),
    `import { pseudo } from './pseudo-language.js'
import * as english from './english-${name}'
${lines.join('\n')}
export { ${exported.map((each) => `${each}_ as ${each}`).join(', ')} }`,
  )
}

/** Returns a copy of the production build in the pseudo-language, without prerendered pages. */
const buildPseudo = async (): Promise<string> => {
  await alone(() => build(process.execPath))
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-pseudo-'))
  cpSync(homes.production, folder, {
    recursive: true,
    filter: (file) => file !== join(homes.production, 'pages') && !/\.(br|gz)$/.test(file),
  })
  const assets = join(folder, 'assets')
  copyFileSync(fileURLToPath(new URL('pseudo-language.mjs', import.meta.url)), join(assets, 'pseudo-language.js'))
  for (const name of readdirSync(assets).filter((each) => englishWords.test(each))) translate(assets, name)
  return folder
}

/**
 * Runs the product with a pseudo-language in place of English, unless a page requests English: all texts of the
 * catalogs are in brackets and a third longer. Data and session are reset only after a test with a write request.
 */
export const test = base.extend<{ kept: Kept }>({
  product: [
    async ({ share, createDatabase }, use) => {
      const open = async () => {
        const webRoot = await buildPseudo()
        return { webRoot, server: await startProduct({ databaseUrl: await createDatabase() }, webRoot) }
      }
      const { server } = await share('product in the pseudo-language', open, async ({ webRoot, server }) => {
        await server.stop()
        await rm(webRoot, { recursive: true })
      })
      await use(server)
    },
    opening,
  ],
  kept: async ({ share }, use) => {
    const open = async (): Promise<Kept> => ({ data: undefined, cookies: [] })
    await use(await share('data in the pseudo-language', open, async () => undefined))
  },
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
