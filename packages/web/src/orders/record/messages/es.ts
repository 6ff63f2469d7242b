import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  orderedOn: (date) => `Pedido el ${date}`,
  deliveredOn: (date) => `Entregado el ${date}`,
  edit: 'Editar',
  more: 'Más acciones',
  steps: {
    to: {
      New: 'Marcar como nuevo',
      Pending: 'Marcar como pendiente',
      Shipping: 'Marcar como en camino',
      Delivered: 'Marcar como entregado',
      Return: 'Marcar como devuelto',
    },
    why: 'Indica el motivo para que todos lo entiendan después.',
    done: (status) => `El pedido está ahora en «${status}»`,
  },
  slip: {
    title: (order) => `Albarán, ${order}`,
    open: 'Albarán',
    shipTo: 'Enviar a',
    quantity: 'Cantidad',
    packed: 'Listo',
    pieces: 'Unidades en total',
  },
  paper: { back: 'Volver al pedido', print: 'Imprimir' },
  creditNote: {
    title: (number) => `Nota de crédito ${number}`,
    open: 'Nota de crédito',
    date: 'Fecha',
    amount: 'Importe',
    other: 'Otros',
    reason: 'Motivo',
  },
  invoice: { make: 'Crear factura', made: (id) => `Factura ${id} creada` },
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
