import type { Translated } from '../../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  label: 'Darstellung',
  shapes: { table: 'Tabelle', grid: 'Bilder' },
}
