/** Storage may be forbidden or full: then nothing is kept, and nothing breaks. */
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

/** What the browser keeps between visits. */
export const browserStorage = repository(() => localStorage)

/** What it keeps for as long as the tab is open. */
export const tabStorage = repository(() => sessionStorage)
