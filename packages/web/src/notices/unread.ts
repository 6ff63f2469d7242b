let count = 0
const listeners = new Set<() => void>()

/** How many notices nobody has read yet, as far as this window knows. */
export const unreadCount = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => count,
  set: (next: number): void => {
    count = next
    for (const listener of listeners) listener()
  },
}
