import { createApi, hasData, migrate, noteVersion, seedSample } from '@quarterdeck/api'
import { type RunningServer, type StartOptions, startServing } from './server.ts'
import type { Settings } from './settings.ts'

export { type Connection, type Postgres, startPostgres } from './embedded/postgres.ts'
export { StartFailure } from './failure.ts'
export type { RunningServer } from './server.ts'
export { readSettings, type Settings } from './settings.ts'

/** Starts Quarterdeck in this process; port 0 takes a free one. */
export const startServer = (settings: Settings, options?: StartOptions): Promise<RunningServer> =>
  startServing(settings, { createApi, hasData, migrate, noteVersion, seedSample }, options)
