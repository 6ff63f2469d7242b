import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  next: 'Siguiente',
  previous: 'Anterior',
  gone: 'Este registro ya no existe',
  goneText: 'Se eliminó o nunca existió.',
  history: 'Cronología',
}
