import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  saved: (field: string, name: string) => `${name}: ${field} gespeichert`,
  nothing: 'Keine Treffer',
}
