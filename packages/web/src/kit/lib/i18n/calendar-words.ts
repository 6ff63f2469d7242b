import type { Locale } from './locale.ts'
import { readable } from './readable.ts'

/** Translations of the calendar, per language; English is built in. */
const words: Readonly<Record<Locale, () => Promise<unknown>>> = {
  en: async () => {},
  es: () => import('dayjs/locale/es.js'),
  de: () => import('dayjs/locale/de.js'),
  ja: () => import('dayjs/locale/ja.js'),
}

const loaded = new Map<Locale, Promise<unknown>>()

/** Returns the translations of the calendar: the same promise each time, so that React may `use` it. */
export const loadCalendarLocale = (locale: Locale): Promise<unknown> => {
  const calendar = loaded.get(locale) ?? readable(words[locale]())
  loaded.set(locale, calendar)
  return calendar
}
