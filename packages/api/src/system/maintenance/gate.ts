import { type Maintenance, status } from '@quarterdeck/contract/system/status'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports } from '../../kit/ports.ts'
import { readMaintenance } from './store.ts'

/** Time for which the known state is valid; during a refresh it is valid twice as long. */
const freshMs = 1000

/** Knows whether the product is closed without asking the database at every request. */
export interface Gate {
  readonly maintenance: () => Promise<Maintenance | null>
  /** Returns the response to requests while the product is closed. */
  readonly refusal: () => Promise<{ message?: string; headers: Record<string, string> } | undefined>
}

export const openGate = ({ db, now }: Pick<Ports, 'db' | 'now'>): Gate => {
  let known: Awaited<ReturnType<typeof readMaintenance>> = null
  let knownAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  const ask = async () => {
    try {
      known = await readMaintenance(db, now())
    } catch {
      // The database is away, which the request itself will find out.
    }
    knownAt = now().getTime()
    asking = undefined
  }
  const current = async () => {
    // A clock that was set back makes it no younger.
    const age = Math.abs(now().getTime() - knownAt)
    if (age >= freshMs) asking ??= ask()
    if (age >= 2 * freshMs) await asking
    return known && new Date(known.until) > now() ? known : null
  }
  return {
    maintenance: current,
    refusal: async () => {
      const closed = await current()
      if (!closed) return undefined
      const seconds = Math.ceil((Date.parse(closed.until) - now().getTime()) / 1000)
      return { ...(closed.message && { message: closed.message }), headers: { 'retry-after': String(seconds) } }
    },
  }
}

export const serveStatus = (serve: Serve, { gate }: { readonly gate: Gate }): void => {
  serve.read(status.read, async () => ({ maintenance: await gate.maintenance() }))
}
