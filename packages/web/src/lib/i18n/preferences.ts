import type { OwnSettings } from '@quarterdeck/contract/own-settings'
import { useSyncExternalStore } from 'react'

/** How the person who is signed in likes what is shown; the language is the device's own affair. */
export type Preferences = Omit<OwnSettings, 'locale' | 'theme'>

let current: Preferences = {
  timeZone: null,
  dateFormat: 'auto',
  clock: 'auto',
  numberFormat: 'auto',
  firstDay: null,
  density: 'normal',
}
const listeners = new Set<() => void>()

export const preferences = (): Preferences => current

export const prefer = (next: Preferences): void => {
  current = next
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreferences = (): Preferences => useSyncExternalStore(listen, preferences, preferences)
