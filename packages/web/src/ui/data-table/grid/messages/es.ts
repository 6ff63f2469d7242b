import type { Translated } from '../../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  label: 'Mostrar como',
  shapes: { table: 'Tabla', grid: 'Imágenes' },
}
