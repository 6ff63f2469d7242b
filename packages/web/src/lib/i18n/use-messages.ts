import { useSelector } from '@tanstack/react-store'
import { use } from 'react'
import type { Catalogue } from './catalogue.ts'
import { type Locale, spoken } from './locale.ts'

export const useLocale = (): Locale => useSelector(spoken)

/** The messages of a feature in the current language. Suspends where they are not there yet. */
export const useMessages = <Messages>(catalogue: Catalogue<Messages>): Messages => {
  const locale = useLocale()
  return use(catalogue.load(locale))
}
