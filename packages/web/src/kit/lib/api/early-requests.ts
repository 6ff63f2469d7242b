import { browserStorage } from '../storage.ts'
import type { Received } from './request.ts'

declare global {
  /** Responses requested by public/early.js, by URL. */
  var early: Map<string, Promise<Response>> | undefined
}

/** Storage key of the URLs that each page requested when it was last opened first; public/early.js reads it. */
const key = 'asked'
/** Maximum number of pages remembered. */
const maxPlaces = 30

const here = () => location.pathname + location.search
/** Page on which the app was started; its requests are the ones prefetched. */
let startedAt: string | undefined
/** URLs requested until the first screen is rendered. */
let asked: Set<string> | undefined = new Set()

/**
 * Takes the response to an API request that was sent before the app was loaded. Each is used once, only if
 * successful, and only until the user navigates or changes something (`outdateEarly`).
 * @param address below the origin, with its query
 */
export const takeEarlyResponse = async (address: string): Promise<Received | undefined> => {
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

/** Discards prefetched responses, which a change may have outdated. */
export const discardEarlyResponses = (): void => {
  for (const answer of globalThis.early?.values() ?? [])
    void answer.then(({ body }) => body?.cancel()).catch(() => undefined)
  globalThis.early = undefined
}

/** Saves the requests of the first screen, to send them early when the app is next started on this page. */
export const saveEarlyRequests = (): void => {
  if (!asked || startedAt === undefined) return
  const places = Object.entries(readPlaces()).filter(([place]) => place !== startedAt)
  const latest = [...places, [startedAt, [...asked]] as const].slice(-maxPlaces)
  browserStorage.set(key, JSON.stringify(Object.fromEntries(latest)))
  asked = undefined
  discardEarlyResponses()
}

const readPlaces = (): Readonly<Record<string, readonly string[]>> => {
  try {
    return JSON.parse(browserStorage.get(key) ?? '{}')
  } catch {
    return {}
  }
}

/** Removes remembered requests, which are private to the user who made them. */
export const clearEarlyRequests = (): void => browserStorage.remove(key)
