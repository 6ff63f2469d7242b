import type { Locale } from './locale.ts'
import { preferences } from './preferences.ts'

/** Returns Sunday for English and Japanese, Monday otherwise. */
export const defaultFirstDay = (locale: Locale): 0 | 1 => (locale === 'en' || locale === 'ja' ? 0 : 1)

/** Returns the first day of the week, 0 for Sunday: the user's preference, or the default of the language. */
export const firstDayIn = (locale: Locale): 0 | 1 | 6 => preferences().firstDay ?? defaultFirstDay(locale)
