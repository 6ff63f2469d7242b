import { use, useSyncExternalStore } from 'react'
import type { Catalogue } from './catalogue.ts'
import { currentLocale, type Locale, onLocaleChange } from './locale.ts'

export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, currentLocale, currentLocale)

/** The messages of a feature in the current language. Suspends where they are not there yet. */
export const useMessages = <Messages>(catalogue: Catalogue<Messages>): Messages => {
  const locale = useLocale()
  return use(catalogue.load(locale))
}
