import { browserStorage } from '../storage.ts'
import type { Received } from './request.ts'

declare global {
  /** What public/early.js has asked for, by address. */
  var early: Map<string, Promise<Response>> | undefined
}

/** Where the addresses are kept that each place asked for at its last start; public/early.js reads it. */
const key = 'asked'
/** Of so many places. */
const maxPlaces = 30

const here = () => location.pathname + location.search
/** Where the app was started: it asks for something at once. */
let startedAt: string | undefined
/** What is asked for there until the first screen is there. */
let asked: Set<string> | undefined = new Set()

/**
 * The answer to an address of the API that was asked for before the app was there: once, only where it was a good one, and
 * only as long as nobody has gone elsewhere or changed anything since (`outdateEarly`).
 * @param address below the origin, with its query
 */
export const takeEarly = async (address: string): Promise<Received | undefined> => {
  startedAt ??= here()
  if (here() !== startedAt) return undefined
  asked?.add(address)
  const early = globalThis.early?.get(address)
  if (!early) return undefined
  globalThis.early?.delete(address)
  try {
    const answer = await early
    if (!answer.ok) {
      // Nobody reads it, and a connection that is not read to its end is not free.
      await answer.body?.cancel()
      return undefined
    }
    return { data: await answer.json(), status: answer.status, headers: Object.fromEntries(answer.headers) }
  } catch {
    // It is asked for again, and that says what is wrong.
    return undefined
  }
}

/** Something is changed: what was asked for before may be otherwise by now. */
export const outdateEarly = (): void => {
  for (const answer of globalThis.early?.values() ?? [])
    void answer.then(({ body }) => body?.cancel()).catch(() => undefined)
  globalThis.early = undefined
}

/** The first screen is there: what it asked for is asked for at once when this place is started from again. */
export const endStart = (): void => {
  if (!asked || startedAt === undefined) return
  const places = Object.entries(readPlaces()).filter(([place]) => place !== startedAt)
  const latest = [...places, [startedAt, [...asked]] as const].slice(-maxPlaces)
  browserStorage.set(key, JSON.stringify(Object.fromEntries(latest)))
  asked = undefined
  outdateEarly()
}

const readPlaces = (): Readonly<Record<string, readonly string[]>> => {
  try {
    return JSON.parse(browserStorage.get(key) ?? '{}')
  } catch {
    return {}
  }
}

/** What somebody asked for is nobody else's business. */
export const forgetStarts = (): void => browserStorage.remove(key)
