import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: (id) => `Editar pedido ${id}`,
  open: 'Editar',
  delivery: 'Entrega',
  deliveryText: 'Quién hizo el pedido y adónde va.',
  customerHint: 'Al elegir otro cliente se toman su nombre, correo y teléfono.',
  deliveredOn: 'Entregado el',
  paymentText: 'Cómo se pagó. De la tarjeta solo se guardan las cuatro últimas cifras.',
  readOnly: 'Puedes ver los pedidos, pero no modificarlos.',
  saved: 'Pedido guardado',
  unchanged: 'No hay cambios',
}
