import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  words: {
    many: 'pedidos',
    names: 'pedido',
    bin: 'Pedidos eliminados',
    joining: (count) => (count === 1 ? '1 pedido nuevo' : `${number(count)} pedidos nuevos`),
    leaving: (count) =>
      count === 1
        ? '1 pedido ya no corresponde a esta lista'
        : `${number(count)} pedidos ya no corresponden a esta lista`,
    deleted: (count, id) => (count === 1 ? `Se eliminó el pedido ${id}` : `Se eliminaron ${number(count)} pedidos`),
  },
  title: 'Pedido',
  name: (id) => `Pedido ${id}`,
  statuses: { Delivered: 'Entregado', Shipping: 'En camino', New: 'Nuevo', Pending: 'Pendiente', Return: 'Devuelto' },
  fields: {
    product: 'Producto',
    id: 'Pedido',
    items: 'Artículos',
    status: 'Estado',
    createAt: 'Pedido el',
    deliveredAt: 'Entregado el',
    invoiceId: 'Factura',
    customer: 'Cliente',
    customerName: 'Nombre del cliente',
    customerEmail: 'Correo del cliente',
    customerPhone: 'Teléfono del cliente',
    customerImage: 'Foto del cliente',
    billing: 'Dirección de facturación',
    shipping: 'Dirección de envío',
    payment: 'Pago',
    paymentId: 'Número de pago',
    paymentMethod: 'Forma de pago',
    cardNumber: 'Tarjeta',
    subTotalAmount: 'Subtotal',
    discountAmount: 'Descuento',
    shippingChargeAmount: 'Envío',
    taxAmount: 'Impuestos',
    totalAmount: 'Total',
    refundedAmount: 'Reembolsado',
  },
  list: {
    title: 'Pedidos',
    search: 'Buscar pedidos y clientes',
    empty: 'Todavía no hay pedidos',
    more: (first, others) => (others <= 0 ? first : `${first} y ${number(others)} más`),
  },
}
