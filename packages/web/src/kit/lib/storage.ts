/** Wraps a storage that may be forbidden or full: then writes are ignored. */
const repository = (storage: () => Storage) => ({
  get: (key: string): string | null => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  set: (key: string, value: string): void => {
    try {
      storage().setItem(key, value)
    } catch {
      // Forgotten on the next visit.
    }
  },
  remove: (key: string): void => {
    try {
      storage().removeItem(key)
    } catch {
      // There was nothing.
    }
  },
  keys: (): readonly string[] => {
    try {
      return Object.keys(storage())
    } catch {
      return []
    }
  },
})

/** Storage that persists between visits. */
export const browserStorage = repository(() => localStorage)

/** Storage that lasts as long as the tab. */
export const tabStorage = repository(() => sessionStorage)
