import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const invoices = (count: number) => (count === 1 ? '1 factura' : `${number(count)} facturas`)
const drafts = (count: number) => (count === 1 ? '1 borrador' : `${number(count)} borradores`)
const days = (count: number) => (count === 1 ? '1 día' : `${number(count)} días`)

export const es: Translated<typeof en> = {
  words: {
    many: 'facturas',
    names: 'factura',
    bin: 'Facturas eliminadas',
    added: (count) => (count === 1 ? '1 factura nueva' : `${number(count)} facturas nuevas`),
    removed: (count) =>
      count === 1
        ? '1 factura ya no corresponde a esta lista'
        : `${number(count)} facturas ya no corresponden a esta lista`,
    deleted: (count, name) => (count === 1 ? `Se eliminó: ${name}` : `Se eliminaron ${number(count)} facturas`),
  },
  title: 'Factura',
  name: (id) => (id.startsWith('DRAFT-') ? `Borrador ${id.slice(6)}` : `Factura ${id}`),
  statuses: { pending: 'Sin pagar', complete: 'Pagada' },
  states: {
    draft: 'Borrador',
    issued: 'Emitida',
    sent: 'Enviada',
    viewed: 'Vista',
    partlyPaid: 'Pagada en parte',
    overdue: 'Vencida',
    paid: 'Pagada',
    void: 'Anulada',
  },
  /** By the number of its step; none is 0. */
  reminder: (step) =>
    ['Ninguno', 'Primer recordatorio', 'Segundo recordatorio', 'Recordatorio final'][step] ?? 'Ninguno',
  fields: {
    id: 'Factura',
    state: 'Estado',
    status: 'Estado del pago',
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
    draftId: 'Borrador',
    orderId: 'Pedido',
    seriesId: 'Factura recurrente',
    paidAmount: 'Pagado',
    owedAmount: 'Importe pendiente',
    taxes: 'Impuestos',
    shippingTaxRate: 'Impuesto sobre el envío',
    pricesIncludeTax: 'Precios con impuestos incluidos',
    taxExemption: 'Motivo de la exención',
    reference: 'Referencia',
    installments: 'Calendario de pagos',
    notes: 'Notas',
    terms: 'Condiciones de pago',
    language: 'Idioma',
    issuedAt: 'Emitida el',
    sentAt: 'Enviada el',
    viewedAt: 'Vista el',
    paidAt: 'Pagada el',
    voidedAt: 'Anulada el',
    reminderStep: 'Último recordatorio',
    remindedAt: 'Recordatorio enviado el',
    reminderHold: 'Recordatorios en pausa',
    orderChanged: 'Pedido modificado después',
  },
  amounts: {
    tax: (rate, base) => `Impuesto del ${rate} sobre ${base}`,
    included: (rate, amount) => `Incluye impuesto del ${rate}: ${amount}`,
  },
  due: {
    today: 'Vence hoy',
    in: (count) => `Vence en ${days(count)}`,
    late: (count) => `Vencida hace ${days(count)}`,
    shortLate: (count) => `hace ${days(count)}`,
  },
  list: {
    title: 'Facturas',
    search: 'Buscar facturas y clientes',
    empty: 'Todavía no hay facturas',
    create: 'Nueva factura',
    emptyText: 'Las facturas aparecen aquí en cuanto se crea la primera, por ejemplo a partir de un pedido.',
    figures: {
      label: 'En cifras',
      outstanding: 'Por cobrar',
      overdue: 'Vencido',
      paid: 'Cobrado en 30 días',
      daysToPay: 'Plazo medio de pago',
      invoices,
      days,
      none: 'Sin cobros',
      basis: 'Desde la emisión, últimos 30 días',
    },
    tabs: {
      label: 'Facturas por estado',
      all: 'Todas',
      draft: 'Borrador',
      open: 'Pendientes',
      overdue: 'Vencidas',
      paid: 'Pagadas',
      void: 'Anuladas',
    },
  },
  bulk: {
    records: invoices,
    reasons: {
      date_order: 'Vencería antes de emitirse',
      invalid: 'Primero hay que emitir el borrador',
      refunded: 'Se abonó por completo',
      locked: 'Ya no se puede cambiar',
    },
    pay: {
      label: 'Marcar como pagada',
      title: (records) => `Marcar como pagadas: ${records}`,
      text: () => 'Lo que aún se debe cuenta como pagado hoy. Puedes deshacerlo.',
    },
    void: {
      label: 'Anular',
      title: (count) => `Anular ${invoices(count)}`,
      text: 'De una factura anulada ya no se debe nada. Conserva su número y no se puede volver a cambiar.',
      none: 'No se puede anular nada de tu selección: los borradores aún no tienen número, y lo pagado hay que reembolsarlo o abonarlo antes.',
      others: (count) =>
        count === 1 ? '1 factura más se queda como está.' : `${number(count)} facturas más se quedan como están.`,
      tooMany: (max) => `Selecciona como máximo ${number(max)} facturas a la vez.`,
      done: (ids) => (ids.length === 1 ? `${ids[0]} anulada` : `${number(ids.length)} facturas anuladas`),
    },
    send: { label: 'Enviar' },
    remind: { label: 'Recordar pago' },
    zip: { label: 'PDF', tooMany: (max) => `Selecciona como máximo ${number(max)} facturas a la vez.` },
    issue: {
      label: 'Emitir',
      title: (count) => `Emitir ${drafts(count)}`,
      text: 'Cada borrador recibe el siguiente número de factura. No podrás volver a convertirlo en borrador.',
      none: 'No hay borradores en tu selección.',
      others: (count) =>
        count === 1
          ? '1 factura más ya estaba emitida y se queda como está.'
          : `${number(count)} facturas más ya estaban emitidas y se quedan como están.`,
      tooMany: (max) => `Selecciona como máximo ${number(max)} borradores a la vez.`,
      done: (ids) =>
        ids.length === 1
          ? `${ids[0]} emitida`
          : `${number(ids.length)} facturas emitidas: de ${ids[0]} a ${ids.at(-1)}`,
    },
  },
  paper: {
    title: 'Documento',
    back: 'Volver a la factura',
    toList: 'Volver a las facturas',
    many: (count) => `Imprimir ${invoices(count)}`,
    onlyFirst: (max) => `Aquí solo están las primeras ${number(max)}. Acota la lista para imprimir las demás.`,
  },
  record: {
    installment: { partly: (amount) => `${amount} pagados`, paid: 'Pagado' },
    owed: (amount) => `${amount} por cobrar`,
    issuedOn: (date) => `Emitida el ${date}`,
    orderChanged: 'El pedido se modificó después de facturarlo y ya no coincide con la factura.',
    followOrder: 'Actualizar según el pedido',
    order: (id) => `Pedido ${id}`,
    details: 'Detalles',
    billing: 'Facturación',
    more: 'Más acciones',
    edit: 'Editar',
    duplicate: 'Duplicar como borrador',
    recur: 'Repetir periódicamente',
    unpay: 'Marcar como sin pagar',
    markSent: 'Marcar como enviada',
    sent: 'Factura marcada como enviada',
    creditIt: 'Crear nota de crédito',
    correctIt: 'Corregir',
    credit: {
      title: { credit: 'Crear nota de crédito', correct: 'Corregir esta factura' },
      text: {
        credit:
          'Reduce lo que debe el cliente. Lo que haya pagado de más queda como saldo a su favor. Una nota de crédito no se puede deshacer.',
        correct:
          'Una nota de crédito cancela lo que queda de esta factura, y la sustituye un borrador con el mismo contenido. Una nota de crédito no se puede deshacer.',
      },
      amount: 'Importe',
      most: (max) => `Como máximo ${max}`,
      confirm: (amount) => `Abonar ${amount}`,
      done: (number) => `Nota de crédito ${number} creada`,
      corrected: (number) => `Se crearon ${number} y un borrador para corregirla`,
    },
    hold: {
      open: 'Pausar recordatorios',
      resume: 'Reanudar recordatorios',
      text: 'El cliente no recibirá recordatorios de esta factura hasta que los reanudes.',
      reason: 'Motivo',
    },
    done: {
      complete: 'Factura marcada como pagada',
      pending: 'Factura marcada como sin pagar',
      held: 'Recordatorios en pausa',
      resumed: 'Recordatorios reanudados',
      followed: 'Factura actualizada según el pedido',
      duplicate: (id) => `Se creó ${id}`,
    },
  },
}
