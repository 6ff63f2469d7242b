import type { Locale } from './locale.ts'
import { preferences } from './preferences.ts'

/** Weeks begin on Sunday in America and Japan, elsewhere on Monday. */
export const defaultFirstDay = (locale: Locale): 0 | 1 => (locale === 'en' || locale === 'ja' ? 0 : 1)

/** The day on which a week begins, 0 for Sunday: as the person wants it, or as their language has it. */
export const firstDayIn = (locale: Locale): 0 | 1 | 6 => preferences().firstDay ?? defaultFirstDay(locale)
