import { snapshot } from '@quarterdeck/api/snapshot'
import { msw } from 'msw/vite'
import { createLogger, type Logger, type Plugin } from 'vite'

const module = 'virtual:standin-snapshot'

/** Address of an initial database, so that browsers don't have to create one. */
const snapshotUrl = (): Plugin => ({
  name: 'standin-snapshot',
  resolveId: async (id) => (id === module ? `${await snapshot()}?url` : undefined),
})

/** Removes a module that PGlite imports in Node only. */
const withoutNode = (): Plugin => ({
  name: 'standin-without-node',
  enforce: 'pre',
  resolveId: (id) => (id === 'node:module' ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export {}' : undefined),
})

/** Fixes a module that exports in Node only, and otherwise waits forever. */
const withWoff2 = (): Plugin => ({
  name: 'standin-with-woff2',
  transform: (code, id) =>
    /wawoff2.build.decompress_binding[.]js$/.test(id) ? `${code}\nmodule.exports = Module` : undefined,
})

// PGlite evaluates code by design. What plugins take of a build that makes a database first says nothing.
const settings = { checks: { eval: false, pluginTimings: false } }

/** Vite says of PGlite that it has code for Node, which browsers never reach. */
const isOfNode = (message: string) =>
  /Module "(node:)?\w+" has been externalized for browser compatibility/.test(message)

/** Leaves out what looks like a fault and is none. */
const quietly = (logger: Logger): Logger => ({
  ...logger,
  warn: (message, options) => (isOfNode(message) ? undefined : logger.warn(message, options)),
})

/** Vite plugins for builds with the stand-in: service worker script, snapshot, worker settings. */
export const standin = (): Plugin[] => [
  msw({ mode: 'worker-only' }),
  snapshotUrl(),
  {
    name: 'standin-settings',
    config: ({ logLevel }) => ({
      customLogger: quietly(createLogger(logLevel)),
      worker: { format: 'es', plugins: () => [snapshotUrl(), withoutNode(), withWoff2()], rolldownOptions: settings },
      build: { rolldownOptions: settings },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    }),
  },
]
