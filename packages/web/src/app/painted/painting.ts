import type { Locale } from '../../lib/i18n/locale.ts'

/** A screen as it is before anything happens, in one language. */
export interface Painting {
  readonly locale: Locale
  readonly title: string
  readonly html: string
}
