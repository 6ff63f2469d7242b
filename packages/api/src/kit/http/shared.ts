import type { Rendered } from './render.ts'

/** Maximum size of the cache in bytes, about fifty pages of a list. */
const max = 2_000_000
/** Estimated bytes of an entry without body and URL. */
const besides = 500
/** Maximum number of remembered URLs; responses that are requested once, such as searches, aren't worth caching. */
const maxUrls = 500

const encoder = new TextEncoder()

/** Encodes a text once for all clients. */
const encoded = async (made: Promise<Rendered>): Promise<Rendered> => {
  const { body, ...rendered } = await made
  return { ...rendered, body: typeof body === 'string' ? encoder.encode(body) : body }
}

interface CachedAnswer {
  readonly seen: string
  readonly answer: Promise<Rendered>
  size: number
}

/**
 * Shares one response among all requests for the same URL and the same data: after a change is announced, everybody who looks at
 * a list requests it at once.
 *
 * `pg_current_snapshot()` identifies the data: it names the transactions that a statement sees (PostgreSQL documentation,
 * "Transaction ID and Snapshot Information Functions"). Equal snapshots see equal rows, so a response is never older than its
 * request, whichever server wrote.
 */
export const openShared = () => {
  const requested = new Set<string>()
  const cache = new Map<string, CachedAnswer>()
  let size = 0

  /** Returns true if a URL was requested before. */
  const isAgain = (url: string): boolean => {
    const again = requested.delete(url)
    requested.add(url)
    const [longest] = requested
    if (requested.size > maxUrls && longest !== undefined) requested.delete(longest)
    return again
  }

  const forget = (url: string) => {
    size -= cache.get(url)?.size ?? 0
    cache.delete(url)
  }
  const weigh = (url: string, entry: CachedAnswer, { body }: Rendered) => {
    if (cache.get(url) !== entry) return
    if (!(body instanceof Uint8Array)) return forget(url)
    entry.size = body.byteLength + url.length + besides
    size += entry.size
    for (const longest of cache.keys()) {
      if (size <= max) break
      forget(longest)
    }
  }

  /**
   * Returns the shared response of a URL.
   * @param url with its parameters
   * @param seen the snapshot of a statement of this request
   */
  return async (url: string, seen: string, make: () => Promise<Rendered>): Promise<Rendered> => {
    if (!isAgain(url)) return make()
    const found = cache.get(url)
    if (found?.seen === seen) {
      cache.delete(url)
      cache.set(url, found)
      const rendered = await found.answer
      // A stream can be read only once.
      return rendered.body instanceof Uint8Array ? rendered : make()
    }
    forget(url)
    const entry: CachedAnswer = { seen, answer: encoded(make()), size: 0 }
    cache.set(url, entry)
    try {
      const rendered = await entry.answer
      weigh(url, entry, rendered)
      return rendered
    } catch (error) {
      if (cache.get(url) === entry) forget(url)
      throw error
    }
  }
}
