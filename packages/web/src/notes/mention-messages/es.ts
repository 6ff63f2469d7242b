import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Menciones',
  order: (id) => `Pedido ${id}`,
  isNew: 'Nueva',
  emptyTitle: 'Nadie te ha mencionado todavía',
  emptyText: 'Cuando alguien escriba @ y tu nombre en una nota de un pedido, aparecerá aquí.',
}
