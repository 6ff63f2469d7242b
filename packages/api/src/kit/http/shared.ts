import type { Rendered } from './render.ts'

/** Bytes that are kept at most: some fifty pages of a list. */
const max = 2_000_000
/** Bytes of an answer besides its body and its URL. */
const besides = 500
/** Number of requested URLs that are remembered; an answer that is requested once, such as a search, is not worth caching. */
const maxUrls = 500

const encoder = new TextEncoder()

/** A text is encoded once for all who are sent it. */
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
 * Gives one answer to all who ask the same of the same data: whoever looks at a list asks for it anew when a change is
 * announced, all at once.
 *
 * What data that was is told by `pg_current_snapshot()`, which names the transactions that a statement sees (PostgreSQL
 * documentation, "Transaction ID and Snapshot Information Functions"). Whoever sees the same ones sees the same rows, so that
 * an answer never is older than the question, whichever server has written.
 */
export const openShared = () => {
  const asked = new Set<string>()
  const kept = new Map<string, CachedAnswer>()
  let size = 0

  /** Returns true if a URL was requested before. */
  const isAgain = (url: string): boolean => {
    const again = asked.delete(url)
    asked.add(url)
    const [longest] = asked
    if (asked.size > maxUrls && longest !== undefined) asked.delete(longest)
    return again
  }

  const forget = (url: string) => {
    size -= kept.get(url)?.size ?? 0
    kept.delete(url)
  }
  const weigh = (url: string, entry: CachedAnswer, { body }: Rendered) => {
    if (kept.get(url) !== entry) return
    if (!(body instanceof Uint8Array)) return forget(url)
    entry.size = body.byteLength + url.length + besides
    size += entry.size
    for (const longest of kept.keys()) {
      if (size <= max) break
      forget(longest)
    }
  }

  /**
   * @param url what is asked for, its parameters included
   * @param seen the snapshot of a statement of this very request
   */
  return async (url: string, seen: string, make: () => Promise<Rendered>): Promise<Rendered> => {
    if (!isAgain(url)) return make()
    const found = kept.get(url)
    if (found?.seen === seen) {
      kept.delete(url)
      kept.set(url, found)
      const rendered = await found.answer
      // A stream can be read only once.
      return rendered.body instanceof Uint8Array ? rendered : make()
    }
    forget(url)
    const entry: CachedAnswer = { seen, answer: encoded(make()), size: 0 }
    kept.set(url, entry)
    try {
      const rendered = await entry.answer
      weigh(url, entry, rendered)
      return rendered
    } catch (error) {
      if (kept.get(url) === entry) forget(url)
      throw error
    }
  }
}
