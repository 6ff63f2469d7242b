import type { Locale } from '../../lib/i18n/locale.ts'
import { readable } from '../../lib/i18n/readable.ts'
import { firstDays } from './first-day.ts'

/** The words of a calendar, per language; English is built in. */
const words: Readonly<Record<Locale, () => Promise<unknown>>> = {
  en: async () => {},
  es: () => import('dayjs/locale/es.js'),
  de: () => import('dayjs/locale/de.js'),
  ja: () => import('dayjs/locale/ja.js'),
}

const brought = new Map<Locale, Promise<{ firstDay: 0 | 1 }>>()

const bring = async (locale: Locale) => {
  await words[locale]()
  return { firstDay: firstDays[locale] }
}

/** What a calendar in this language needs: the same promise each time, so that React may `use` it. */
export const calendarOf = (locale: Locale): Promise<{ firstDay: 0 | 1 }> => {
  const calendar = brought.get(locale) ?? readable(bring(locale))
  brought.set(locale, calendar)
  return calendar
}
