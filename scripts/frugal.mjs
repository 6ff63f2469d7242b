import { join } from 'node:path'
import { root } from './process.mjs'

/**
 * Options of Node for the server: by default, garbage grows to a few hundred megabytes before it is collected, as on a
 * large export. A small heap alone also leaves next to no room for new objects, so that pages of lists in transit would
 * be collected a hundred times a second; hence the fixed young generation.
 */
export const frugal = ['--min-semi-space-size=4', '--max-semi-space-size=4', '--heap-growing-percent=45']

export const frugalEnv = {
  // By default the C library gives each thread a heap that it never releases, and keeps more memory the larger earlier
  // allocations were.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Same cache as in the server, but for its first file too; otherwise the type stripper would be loaded for that one.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
}
