import type { OwnSettings } from '@quarterdeck/contract/account/own-settings'
import { createAtom, useSelector } from '@tanstack/react-store'

/** Display preferences of the signed-in user; the language is stored per device. */
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
