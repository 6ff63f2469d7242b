import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  words: {
    many: 'facturas',
    names: 'factura',
  },
  name: (id) => `Factura ${id}`,
  statuses: { pending: 'Pendiente', complete: 'Completada' },
  fields: {
    id: 'Factura',
    status: 'Estado',
    issueDate: 'Emitida',
    dueDate: 'Vence',
    customer: 'Cliente',
    customerName: 'Nombre del cliente',
    customerImage: 'Foto del cliente',
    billingAddress: 'Dirección de facturación',
    billingEmail: 'Correo de facturación',
    billingPhone: 'Teléfono de facturación',
    payment: 'Pago',
    paymentMethod: 'Forma de pago',
    cardHolder: 'Titular de la tarjeta',
    cardNo: 'Tarjeta',
    products: 'Líneas',
    subtotal: 'Subtotal',
    shippingCharge: 'Envío',
    tax: 'Impuestos',
    discountAmount: 'Descuento',
    totalAmount: 'Total',
    creditedAmount: 'Abonado',
    remaining: 'Restante',
  },
  list: { title: 'Facturas', search: 'Buscar por número o correo', empty: 'Todavía no hay facturas' },
}
