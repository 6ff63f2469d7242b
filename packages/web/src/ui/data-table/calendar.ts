import type { Locale } from '../../lib/i18n/locale.ts'
import { readable } from '../../lib/i18n/readable.ts'

/** The words of a calendar, per language; English is built in. */
const words: Readonly<Record<Locale, () => Promise<unknown>>> = {
  en: async () => {},
  es: () => import('dayjs/locale/es.js'),
  de: () => import('dayjs/locale/de.js'),
  ja: () => import('dayjs/locale/ja.js'),
}

const brought = new Map<Locale, Promise<unknown>>()

/** The words that a calendar in this language needs: the same promise each time, so that React may `use` it. */
export const calendarOf = (locale: Locale): Promise<unknown> => {
  const calendar = brought.get(locale) ?? readable(words[locale]())
  brought.set(locale, calendar)
  return calendar
}
