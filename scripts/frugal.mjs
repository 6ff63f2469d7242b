/**
 * How the server is started: by itself Node lets rubbish grow to a few hundred megabytes, as on a large export, before it
 * clears it away, and keeps what it has compiled twice. Told so, it begins with next to no room for what is new, and would clear
 * away the pages of lists that are still being sent a hundred times a second: half of the time that a page took.
 */
export const frugal = [
  '--min-semi-space-size=2',
  '--max-semi-space-size=2',
  '--heap-growing-percent=20',
  '--optimize-for-size',
]

/**
 * The C library gives each thread a heap of its own, which it does not give back, and keeps the more at the end of its heap the larger
 * the pieces are that it was asked for once.
 */
export const frugalEnv = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }
