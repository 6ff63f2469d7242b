import { useSelector } from '@tanstack/react-store'
import { use } from 'react'
import type { Catalogue, RouteWords } from './catalogue.ts'
import { type Locale, localeAtom } from './locale.ts'

export const useLocale = (): Locale => useSelector(localeAtom)

/** Returns the messages of a feature in the current language. Suspends until they are loaded. */
export const useMessages = <Messages>(catalogue: Catalogue<Messages>): Messages => {
  const locale = useLocale()
  return use(catalogue.load(locale))
}

/** Returns messages picked from a catalogue, in the current language. Suspends until they are loaded. */
export const usePickedMessages = <Words>(words: RouteWords<Words>): Words => {
  const locale = useLocale()
  return use(words.load(locale))
}

/** Returns several sets of messages, loaded in parallel. */
export const useAllPickedMessages = <Words>(all: readonly RouteWords<Words>[], locale: Locale): readonly Words[] => {
  // There may be another number of them the next time.
  'use no memo'
  return all.map((words) => words.load(locale)).map((promise) => use(promise))
}
