import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build, type Plugin } from 'vite'
import type { PrerenderedRoute } from '../src/app/prerender/prerendered.ts'

/** A route with the modules it loads and the requests it sends at start. */
export interface Start extends PrerenderedRoute {
  /** Modules imported on demand, as named by the bundler; texts are those of all languages. */
  readonly modules: ReadonlySet<string>
  /** Addresses requested from the API, with the path's parameters in place of their values. */
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

/** Starts the product at each of the paths, in parallel on all processors. */
const startAll = async (file: string): Promise<readonly Start[]> => {
  const workers = Array.from(
    { length: availableParallelism() },
    () =>
      // By default Node collects new objects in steps of a megabyte, most of which live until their screen is rendered.
      new Worker(new URL('start.ts', import.meta.url), {
        workerData: file,
        resourceLimits: { maxYoungGenerationSizeMb: 64 },
      }),
  )
  try {
    const ask = async <Answer>(worker: Worker, path?: string): Promise<Answer> => {
      const answer = once(worker, 'message')
      worker.postMessage(path)
      const [value] = await answer
      return value
    }
    const [first] = workers
    if (!first) return []
    const paths = await ask<readonly string[]>(first)
    const starts: (Start | undefined)[] = paths.map(() => undefined)
    const waiting = [...paths.entries()]
    const work = async (worker: Worker) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, path] = next
        starts[index] = await ask<Start | undefined>(worker, path)
      }
    }
    await Promise.all(workers.map(work))
    return starts.filter((start) => start !== undefined)
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/**
 * Starts the product's components at each route, in Node but built as for browsers, to find what a start loads,
 * requests and shows.
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
        minify: true,
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'prerender.cjs', codeSplitting: false } },
      },
    })
    return await startAll(join(outDir, 'prerender.cjs'))
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
