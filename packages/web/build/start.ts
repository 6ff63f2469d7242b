import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Script } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type * as Product from '../src/app/prerender/prerender.tsx'
import { parametersOf } from '../src/app/prerender/prerendered.ts'
import type { Start } from './prerender.ts'

// Runs in a worker: starts the product at one route after the other. Its global object and its busy thread are the
// worker's own.

/** Provides the browser APIs that screens read while they are rendered. */
const standIn = (imports: { add: (id: string) => void }, asks: { add: (address: string) => void }): void => {
  /** Stub of early requests (kit/lib/api/early-requests.ts): records every request and answers none. */
  const early = {
    get(address: string) {
      const { isAsking } = globalThis as typeof globalThis & { isAsking?: boolean }
      if (isAsking) asks.add(address)
      return new Promise(() => undefined)
    },
    delete() {},
  }
  /** Evaluates width queries, in `em` of 16 pixels or in pixels; other media queries don't match. */
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
    untilLoaded,
    location,
    innerWidth: 1440,
    innerHeight: 900,
  })
}

/**
 * Resolves when rendering requests no more modules. React continues in the next turn of the event loop after a module
 * has loaded, and each loads in one turn, since all are in one file.
 */
const untilLoaded = async (): Promise<void> => {
  for (let [idle, known] = [0, 0]; idle < 5; idle = modules.size === known ? idle + 1 : 0) {
    known = modules.size
    await nextTurn()
  }
}

/** Checks for a time, an id or a language in an address, which differ at the next start. */
const isOfTheMoment = (address: string) => /\d{4}-\d\d-\d\d|=0(&|$)|[?&]locale=/.test(address)

let modules = new Set<string>()
let asks = new Set<string>()
standIn({ add: (id) => modules.add(id) }, { add: (address) => asks.add(address) })

const file: string = workerData
const require = createRequire(file)
/** The product as a function: compiled once, and evaluated for each route. */
const make = new Script(`(function (require, exports, module) {${readFileSync(file, 'utf8')}\n})`, {
  filename: file,
}).runInThisContext()

const readProduct = (): typeof Product => {
  const module = { exports: {} }
  make(require, module.exports, module)
  return module.exports as typeof Product
}

const startAt = async (path: string): Promise<Start | undefined> => {
  modules = new Set()
  asks = new Set()
  // Evaluated anew: modules loaded for one route would not be loaded again for the next.
  const route = await readProduct().prerenderRoute(path)
  // It leads elsewhere.
  if (!route) return undefined
  const named = (address: string) =>
    [...parametersOf(path)].reduce((text, [name, value]) => text.replaceAll(value, name), address)
  const own = [...asks].filter((each) => !isOfTheMoment(each)).map(named)
  return { ...route, modules, asks: new Set(own) }
}

parentPort?.on('message', async (path?: string) =>
  parentPort?.postMessage(path === undefined ? readProduct().paths() : await startAt(path)),
)
