import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  records: (count) => (count === 1 ? '1 pedido' : `${number(count)} pedidos`),
  notDelivered: 'Sin entregar',
  reasons: { date_order: 'Entregado antes de pedirse' },
}
