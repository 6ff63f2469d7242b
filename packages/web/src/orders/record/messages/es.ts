import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  orderedOn: (date) => `Pedido el ${date}`,
  deliveredOn: (date) => `Entregado el ${date}`,
  history: 'Cronología',
  addresses: 'Direcciones',
  sameAddress: 'La misma que la de envío',
  customer: {
    figures: 'El cliente en cifras',
    value: 'Valor total del cliente',
    orders: 'Pedidos',
    returnRate: 'Tasa de devolución',
    openTickets: 'Tickets abiertos',
  },
}
