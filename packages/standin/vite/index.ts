import { snapshot } from '@quarterdeck/api/snapshot'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'

const module = 'virtual:standin-snapshot'

/** The address of a database to start from, so that no browser has to make one. */
const snapshotUrl = (): Plugin => ({
  name: 'standin-snapshot',
  resolveId: async (id) => (id === module ? `${await snapshot()}?url` : undefined),
})

/** PGlite asks for this one in Node only. */
const withoutNode = (): Plugin => ({
  name: 'standin-without-node',
  enforce: 'pre',
  resolveId: (id) => (id === 'node:module' ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export {}' : undefined),
})

/** It says what it exports in Node only, and waits for ever without. */
const withWoff2 = (): Plugin => ({
  name: 'standin-with-woff2',
  transform: (code, id) =>
    /wawoff2.build.decompress_binding[.]js$/.test(id) ? `${code}\nmodule.exports = Module` : undefined,
})

// PGlite evaluates code by design.
const settings = { checks: { eval: false } }

/** What a build needs that has the stand-in in it: the script of the service worker, the snapshot, settings of workers. */
export const standin = (): Plugin[] => [
  msw({ mode: 'worker-only' }),
  snapshotUrl(),
  {
    name: 'standin-settings',
    config: () => ({
      worker: { format: 'es', plugins: () => [snapshotUrl(), withoutNode(), withWoff2()], rolldownOptions: settings },
      build: { rolldownOptions: settings },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    }),
  },
]
