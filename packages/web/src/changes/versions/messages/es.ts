import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  label: 'Versiones',
  version: (version) => `Versión ${number(version)}`,
  current: 'Actual',
  changed: (fields) => `Cambios: ${fields}`,
  compare: 'Comparar',
  compareWith: (version) => `Comparar la versión ${number(version)} con la actual`,
  text: 'Elige qué recuperar. Será una versión nueva; no se pierde nada.',
  was: 'Entonces',
  now: 'Ahora',
  same: 'No hay diferencias con la actual.',
  fixed: 'No se recupera desde aquí',
  restore: (fields) => (fields === 1 ? 'Restaurar 1 campo' : `Restaurar ${number(fields)} campos`),
  restored: (version) => `Restaurado de la versión ${number(version)}`,
  more: 'Cargar más',
}
