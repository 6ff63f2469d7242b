import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  words: {
    many: 'pedidos',
    names: 'pedido',
    bin: 'Pedidos eliminados',
    added: (count) => (count === 1 ? '1 pedido nuevo' : `${number(count)} pedidos nuevos`),
    removed: (count) =>
      count === 1
        ? '1 pedido ya no corresponde a esta lista'
        : `${number(count)} pedidos ya no corresponden a esta lista`,
    deleted: (count, id) => (count === 1 ? `Se eliminó el pedido ${id}` : `Se eliminaron ${number(count)} pedidos`),
  },
  title: 'Pedido',
  name: (id) => `Pedido ${id}`,
  statuses: { New: 'Nuevo', Pending: 'Pendiente', Shipping: 'En camino', Delivered: 'Entregado', Return: 'Devuelto' },
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
  },
  bulk: {
    records: (count) => (count === 1 ? '1 pedido' : `${number(count)} pedidos`),
    notDelivered: 'Sin entregar',
    reasons: { date_order: 'Entregado antes de pedirse' },
    doubts: {
      title: '¿Guardar de todos modos?',
      text: 'Hay algo poco habitual:',
      future: 'La fecha de entrega es futura.',
      neverShipped: 'El pedido tiene fecha de entrega, pero todavía no se ha enviado nada.',
      noShipping: 'Falta la dirección de envío y todavía quedan artículos por enviar.',
      noBilling: 'Falta la dirección de facturación y todavía quedan artículos por enviar.',
      save: 'Guardar de todos modos',
    },
  },
  edit: {
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
  },
  record: {
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
    },
    paper: { back: 'Volver al pedido' },
    creditNote: {
      title: (number) => `Nota de crédito ${number}`,
      open: 'Nota de crédito',
    },
    invoice: { make: 'Crear factura', made: (id) => `Factura ${id} creada` },
    addresses: 'Direcciones',
    sameAddress: 'La misma que la de envío',
  },
}
