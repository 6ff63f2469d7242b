import { localeCookie } from '@quarterdeck/contract/kit/locales'
import { createAtom } from '@tanstack/react-store'
import { browserStorage } from '../storage.ts'

export const locales = ['en', 'es', 'de', 'ja'] as const
export type Locale = (typeof locales)[number]

export const localeKey = 'userLocale'
const fallback: Locale = 'en'

/** Name of each language in that language. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español', de: 'Deutsch', ja: '日本語' }

/** Locale of formats; English uses American formats. */
export const formatTag: Record<Locale, string> = { en: 'en-US', es: 'es', de: 'de', ja: 'ja' }

const supported = (tag: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === tag?.toLowerCase().split('-')[0])

/** Returns the stored language if supported, else the browser's primary one if supported, else English. */
export const startupLocale = (stored: string | null, primary: string | undefined): Locale =>
  locales.find((locale) => locale === stored) ?? supported(primary) ?? fallback

export const localeAtom = createAtom(startupLocale(browserStorage.get(localeKey), navigator.language))

export const currentLocale = (): Locale => localeAtom.get()

/** Sets the language of all texts. */
export const setLocale = (locale: Locale): void => localeAtom.set(locale)

/** A year in seconds. */
const year = 31_536_000

export const applyLocale = (locale: Locale): void => {
  // Written anew, all of the page would be styled anew.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale
  // The next page comes in it.
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in all browsers
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${year}; samesite=lax`
  setLocale(locale)
}
