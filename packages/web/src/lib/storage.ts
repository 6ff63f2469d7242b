/** What the browser keeps between visits. Storage may be forbidden or full: then nothing is kept, and nothing breaks. */
export const kept = {
  get: (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Forgotten on the next visit.
    }
  },
}
