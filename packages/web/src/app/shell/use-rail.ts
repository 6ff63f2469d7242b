import { useSyncExternalStore } from 'react'
import { kept } from '../../lib/storage.ts'

const key = 'navigationRail'
const listeners = new Set<() => void>()
let rail = kept.get(key) === 'yes'

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const toggleRail = (): void => {
  rail = !rail
  kept.set(key, rail ? 'yes' : 'no')
  for (const listener of listeners) listener()
}

/** Whether the navigation is folded to a rail of icons; remembered. */
export const useRail = (): boolean => useSyncExternalStore(subscribe, () => rail)
