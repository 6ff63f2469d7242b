import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  saved: (field: string, name: string) => `${name}: se guardó «${field}»`,
  nothing: 'Sin resultados',
}
