import type { Locale } from '../../lib/i18n/locale.ts'

/** Weeks begin on Sunday in America and Japan, elsewhere on Monday. */
export const firstDays: Readonly<Record<Locale, 0 | 1>> = { en: 0, es: 1, de: 1, ja: 0 }
