/**
 * Opens an LRU cache. Parallel requests for the same key share one promise, and held entries stay until they are released.
 * @param max total size of the entries
 */
export const openCache = <Made>(max: number, sizeOf: (made: Made) => number) => {
  const making = new Map<string, Promise<Made>>()
  const entries = new Map<string, Made>()
  const held = new Map<string, Promise<Made>>()
  let size = 0

  const put = (key: string, made: Made): void => {
    entries.set(key, made)
    size += sizeOf(made)
    for (const [oldest, old] of entries) {
      if (size <= max) return
      entries.delete(oldest)
      size -= sizeOf(old)
    }
  }

  const find = (key: string): Made | Promise<Made> | undefined => {
    const made = entries.get(key)
    if (made === undefined) return held.get(key)
    // Moves the entry to the end: the first one is dropped first.
    entries.delete(key)
    entries.set(key, made)
    return made
  }

  const begin = async (key: string, work: () => Promise<Made>): Promise<Made> => {
    try {
      const made = await work()
      put(key, made)
      return made
    } finally {
      making.delete(key)
    }
  }

  const make = async (key: string, work: () => Promise<Made>): Promise<Made> => {
    const found = find(key) ?? making.get(key)
    if (found !== undefined) return found
    const begun = begin(key, work)
    making.set(key, begun)
    return begun
  }

  /** Holds an entry, whatever its result and the size of the cache, until it is released. */
  const hold = (key: string, made: Promise<Made>): (() => void) => {
    held.set(key, made)
    return () => {
      if (held.get(key) === made) held.delete(key)
    }
  }

  return { find, make, hold }
}
