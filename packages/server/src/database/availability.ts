import { setTimeout as sleep } from 'node:timers/promises'
import { within } from '../timing.ts'
import { isReadOnly } from './outage.ts'

/** Knows whether the database answers, and waits for it when it does not. */
export interface Availability {
  /** `read-only` where the database answers and takes no changes, as a standby does after a failover. */
  readonly state: () => 'available' | 'read-only' | 'away'
  /** Reports the first sign of an outage. */
  readonly suspect: (sign: unknown) => void
  /** Resolves to true as soon as the database answers and takes changes; to false as soon as the outage has lasted too long to keep a caller waiting. */
  readonly wait: () => Promise<boolean>
  readonly stop: () => void
}

export interface AvailabilityOptions {
  /** Queries the database once; resolves if it answers and accepts changes, rejects otherwise. */
  readonly probe: () => Promise<void>
  /** Called when the database is available again, before waiting requests continue. */
  readonly onReturn: () => void
  /** Milliseconds from the first error of an outage until callers get an error. */
  readonly patienceMs: number
  readonly pauseMs: number
}

/** Watches a database from the first sign of an outage until it answers again. */
export const watchAvailability = ({ probe, onReturn, patienceMs, pauseMs }: AvailabilityOptions): Availability => {
  let outage: { readonly since: number; readonly over: Promise<void> } | undefined
  let sign: unknown
  let stopped = false

  const untilAnswer = async () => {
    while (!stopped) {
      try {
        await probe()
        outage = undefined
        onReturn()
        return
      } catch (error) {
        sign = error
        await sleep(pauseMs)
      }
    }
  }

  const begin = (first: unknown) => {
    if (!outage) {
      sign = first
      outage = { since: performance.now(), over: untilAnswer() }
    }
    return outage
  }

  return {
    state: () => (outage === undefined ? 'available' : isReadOnly(sign) ? 'read-only' : 'away'),
    suspect: (first) => {
      if (!stopped) begin(first)
    },
    wait: async () => {
      if (stopped) return false
      const { since, over } = begin(undefined)
      const left = since + patienceMs - performance.now()
      if (left <= 0) return false
      return (
        (await within(
          left,
          over.then(() => !stopped),
        )) ?? false
      )
    },
    stop: () => {
      stopped = true
    },
  }
}
