import { useSelector } from '@tanstack/react-store'
import { use } from 'react'
import type { Catalogue, RouteWords } from './catalogue.ts'
import { type Locale, spoken } from './locale.ts'

export const useLocale = (): Locale => useSelector(spoken)

/** The messages of a feature in the current language. Suspends where they are not there yet. */
export const useMessages = <Messages>(catalogue: Catalogue<Messages>): Messages => {
  const locale = useLocale()
  return use(catalogue.load(locale))
}

/** Words that are picked from a catalogue, in the current language. Suspends where they are not there yet. */
export const useWords = <Words>(words: RouteWords<Words>): Words => {
  const locale = useLocale()
  return use(words.load(locale))
}

/** The words of several, all asked for at once. */
export const useAllWords = <Words>(all: readonly RouteWords<Words>[], locale: Locale): readonly Words[] => {
  // There may be another number of them the next time.
  'use no memo'
  return all.map((words) => words.load(locale)).map((promise) => use(promise))
}
