import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { PrerenderedRoute } from '../src/app/prerender/prerendered.ts'

/** A route, with what the product loads and asks for when it is started there. */
export interface Start extends PrerenderedRoute {
  /** The modules that are imported on demand, as the bundler names them; words are those of all languages. */
  readonly modules: ReadonlySet<string>
  /** Addresses that the API is asked for, with the path's own parameters for their values. */
  readonly asks: ReadonlySet<string>
}

const dynamicImport = /\bimport\(\s*(["'])([^"']+)\1\s*\)/g

/** Notes each import on demand when it happens. */
const noteImports = (): Plugin => ({
  name: 'note-imports',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: dynamicImport },
    async handler(code, importer) {
      const specifiers = [...new Set([...code.matchAll(dynamicImport)].map(([, , specifier = '']) => specifier))]
      const found = await Promise.all(
        specifiers.map(async (specifier) => [specifier, (await this.resolve(specifier, importer))?.id] as const),
      )
      const ids = new Map(found)
      const noted = (whole: string, _: string, specifier: string) =>
        `(globalThis.noteImport(${JSON.stringify(ids.get(specifier))}), ${whole})`
      return { code: code.replace(dynamicImport, noted), map: null }
    },
  },
})

/** What a browser has and screens look at while they are drawn. */
const standIn = (imports: { add: (id: string) => void }, asks: { add: (address: string) => void }): void => {
  /** What a page asks for ahead (lib/api/early.ts): here that is everything, and nothing is ever answered. */
  const early = {
    get(address: string) {
      const { isAsking } = globalThis as typeof globalThis & { isAsking?: boolean }
      if (isAsking) asks.add(address)
      return new Promise(() => undefined)
    },
    delete() {},
  }
  /** Of widths, in `em` of 16 pixels or in pixels; whatever else is asked for is not so. */
  const isMatch = (media: string) => {
    const [, bound, size, unit] = /^\((min|max)-width: ([\d.]+)(em|px)\)$/.exec(media) ?? []
    if (!bound) return false
    const pixels = Number(size) * (unit === 'em' ? 16 : 1)
    return bound === 'max' ? innerWidth <= pixels : innerWidth >= pixels
  }
  const matchMedia = (media: string) => ({
    matches: isMatch(media),
    media,
    addEventListener() {},
    removeEventListener() {},
  })
  const noteImport = (id: string) => imports.add(id)
  const location = { hostname: 'localhost', pathname: '', search: '' }
  Object.assign(globalThis, {
    early,
    PublicKeyCredential: Object,
    matchMedia,
    noteImport,
    location,
    innerWidth: 1440,
    innerHeight: 900,
  })
}

/** A moment, somebody's number or their language: the next start asks for another address. */
const isOfTheMoment = (address: string) => /\d{4}-\d\d-\d\d|=0(&|$)|[?&]locale=/.test(address)

const anything = '987654321'

/**
 * Starts the product's own components at each route, in Node and built as the browser's are: what a start loads, asks for
 * and shows follows from the product itself.
 */
export const prerender = async (root: string, mode: string): Promise<readonly Start[]> => {
  // Inside of the repository, so that the packages that it imports are found.
  const cache = join(root, '..', '..', '.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'prerender-'))
  try {
    await build({
      root,
      mode,
      logLevel: 'warn',
      plugins: [noteImports()],
      build: {
        ssr: 'src/app/prerender/prerender.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        // It is compiled once for each route.
        minify: true,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
      },
    })
    let modules = new Set<string>()
    let asks = new Set<string>()
    standIn({ add: (id) => modules.add(id) }, { add: (address) => asks.add(address) })
    const file = pathToFileURL(join(outDir, 'prerender.mjs')).href
    const { paths } = await import(file)
    const starts: Start[] = []
    for (const path of paths()) {
      modules = new Set()
      asks = new Set()
      // All of it anew: what was loaded for one route would not be loaded again for the next.
      const { prerenderRoute } = await import(`${file}?${path}`)
      const route: PrerenderedRoute | undefined = await prerenderRoute(path)
      // It leads elsewhere.
      if (!route) continue
      const [parameter = ''] = /\$\w+/.exec(path) ?? []
      const own = [...asks].filter((each) => !isOfTheMoment(each)).map((each) => each.replaceAll(anything, parameter))
      starts.push({ ...route, modules, asks: new Set(own) })
    }
    return starts
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
