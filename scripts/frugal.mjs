/**
 * How the server is started: by itself Node lets rubbish grow to a few hundred megabytes, as on a large export, before it
 * clears it away, and keeps what it has compiled twice.
 */
export const frugal = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--optimize-for-size']

/** The C library gives each thread a heap of its own, which it does not give back. */
export const frugalEnv = { MALLOC_ARENA_MAX: '1' }
