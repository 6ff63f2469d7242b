import type { OwnSettings } from '@quarterdeck/contract/account/own-settings'
import { createAtom, useSelector } from '@tanstack/react-store'

/** How the person who is signed in likes what is shown; the language is the device's own affair. */
export type Preferences = Omit<OwnSettings, 'locale' | 'theme' | 'startPage' | 'dashboards'>

const current = createAtom<Preferences>({
  timeZone: null,
  dateFormat: 'auto',
  clock: 'auto',
  numberFormat: 'auto',
  firstDay: null,
  density: 'normal',
})

export const preferences = (): Preferences => current.get()

export const prefer = (next: Preferences): void => current.set(next)

export const usePreferences = (): Preferences => useSelector(current)
