import type { Log } from '@quarterdeck/api'
import { within } from './timing.ts'

/** Work that goes on after its answer was sent. */
export interface Background {
  readonly add: (work: Promise<void>) => void
  /** Resolves when all work is done, or after the given time. */
  readonly settled: (maxMs: number) => Promise<void>
}

/** Keeps track of background work, so that a clean stop can wait for it. */
export const trackBackground = (log: Log): Background => {
  const running = new Set<Promise<void>>()
  return {
    add: (work) => {
      const tracked = work
        .catch((error: unknown) => log('error', 'Background work failed', { err: error }))
        .finally(() => running.delete(tracked))
      running.add(tracked)
    },
    settled: async (maxMs) => {
      await within(maxMs, Promise.all(running))
    },
  }
}
