import { join } from 'node:path'
import { root } from './process.mjs'

/**
 * Options of Node for the server: by itself Node lets rubbish grow to a few hundred megabytes, as on a large export, before it
 * clears it away. Told to keep little of it, it has next to no room for what is new either, unless that is given too: it would
 * clear away the pages of lists that are still being sent, a hundred times a second.
 */
export const frugal = ['--min-semi-space-size=4', '--max-semi-space-size=4', '--heap-growing-percent=45']

export const frugalEnv = {
  // The C library gives each thread a heap of its own, which it does not give back, and keeps the more at the end of its heap
  // the larger the pieces are that it was asked for once.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // As the server has it itself, but for its first file too: else what strips types is loaded for that one.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
}
