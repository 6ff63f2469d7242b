import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  label: 'Cronología',
  actions: { create: 'Creación', update: 'Cambio', delete: 'Eliminación', restore: 'Restauración' },
  undoing: 'Reversión',
  system: 'Sistema',
  before: 'Antes',
  after: 'Después',
  reason: 'Motivo',
  together: (others) => (others === 1 ? 'Junto con otro' : `Junto con otros ${number(others)}`),
  undone: 'Se deshizo',
  undo: (what) => `Deshacer: ${what}`,
  more: 'Cargar más',
  empty: 'Todavía no ha pasado nada',
  emptyText: 'Aquí se guarda cada cambio, con los valores de antes y de después.',
}
