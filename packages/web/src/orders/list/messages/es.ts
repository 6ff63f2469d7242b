import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  summary: {
    label: 'En cifras',
    total: 'Pedidos totales',
    new: 'Pedidos nuevos',
    delivered: 'Pedidos entregados',
    cancelled: 'Pedidos cancelados',
    carried: (count) => `${number(count)} anteriores`,
  },
  tabs: {
    label: 'Pedidos por estado',
    all: 'Todos',
    waiting: (span) => `desde hace ${span}`,
  },
  emptyText: 'Los pedidos aparecerán aquí en cuanto lleguen.',
}
