import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const invoices = (count: number) => (count === 1 ? '1 factura' : `${number(count)} facturas`)
const drafts = (count: number) => (count === 1 ? '1 borrador' : `${number(count)} borradores`)
const days = (count: number) => (count === 1 ? '1 día' : `${number(count)} días`)
const lines = (count: number) => (count === 1 ? '1 línea añadida' : `${number(count)} líneas añadidas`)

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
    credited: 'Acreditada',
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
      credited: 'Acreditada',
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
    delete: {
      label: 'Eliminar',
      title: (count) => `Eliminar ${drafts(count)}`,
      text: 'Los borradores van a la papelera. Las facturas emitidas conservan su número: anúlalas o haz una nota de crédito.',
      none: 'No hay borradores en tu selección. Las facturas emitidas conservan su número: anúlalas o haz una nota de crédito.',
      others: (count) =>
        count === 1
          ? '1 factura más está emitida y se queda como está.'
          : `${number(count)} facturas más están emitidas y se quedan como están.`,
      tooMany: (max) => `Selecciona como máximo ${number(max)} borradores a la vez.`,
      done: (ids) => (ids.length === 1 ? `Se eliminó: ${ids[0]}` : `Se eliminaron ${drafts(ids.length)}`),
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
  /** The form, which is the paper that it becomes. */
  editor: {
    createTitle: 'Nueva factura',
    editTitle: 'Editar factura',
    saveDraft: 'Guardar borrador',
    issue: 'Emitir',
    draftSaved: (name) => `${name} guardado`,
    issued: (id) => `${id} emitida`,
    saved: 'Cambios guardados',
    unchanged: 'No hay nada que guardar',
    readOnly: 'No puedes modificar facturas.',
    voided: 'Esta factura está anulada y ya no se puede cambiar.',
    agreed:
      'El cliente, las líneas y los importes de esta factura están bloqueados. Para cambiarlos, corrígela: una nota de crédito la cancela y tus cambios pasan a un nuevo borrador.',
    problems: {
      tooManyLines: (max) => `Una factura tiene como máximo ${number(max)} líneas`,
      noLines: 'Añade al menos una línea antes de emitir la factura',
      discountTooBig: 'El descuento supera el importe de la factura',
      installmentsOff: 'Los plazos deben sumar exactamente el total',
    },
    locked: {
      title: 'Esta factura ya no se puede modificar',
      text: 'Ya se envió o se pagó en parte, así que el cliente, las líneas y los importes están bloqueados. Puedes corregirla: una nota de crédito cancela lo que queda y tus cambios pasan a un nuevo borrador. La nota de crédito no se puede deshacer. Para abonar solo una parte o anularla, ve a la factura.',
      open: 'Ir a la factura',
      stay: 'Seguir editando',
    },
    sheet: { invoice: 'Factura', unnumbered: 'El número se asigna al emitirla' },
    customer: { find: 'Buscar por nombre o correo' },
    due: {
      label: 'Plazo de pago',
      onReceipt: 'Al recibirla',
      inDays: (days) => `A ${number(days)} días`,
      onDay: 'En una fecha fija',
    },
    lines: {
      title: 'Descripción',
      quantity: 'Cantidad',
      price: 'Precio',
      discount: 'Descuento',
      tax: 'Impuesto',
      amount: 'Importe',
      add: 'Escribe un producto o cualquier texto',
      inLine: (label, place) => `${label}, línea ${number(place)}`,
      lineName: (place) => `Línea ${number(place)}`,
      products: 'Productos',
      rates: 'Tipos impositivos usados antes',
      lastPaid: (price) => `Último precio pagado: ${price}`,
      lastPaidOn: (invoice, day) => `${invoice} del ${day}. Usar este precio.`,
      pasted: (count, unread) =>
        unread === 0
          ? lines(count)
          : `${lines(count)}. ${unread === 1 ? 'Una celda no es un número y quedó vacía' : `${number(unread)} celdas no son números y quedaron vacías`}.`,
    },
    installments: {
      title: 'Calendario de pagos',
      begin: 'Pagar a plazos',
      add: 'Añadir plazo',
      splitBy: 'Dividir por',
      ways: { percent: 'Porcentaje', amount: 'Importe' },
      day: (place: number) => `Vencimiento, plazo ${number(place)}`,
      share: (place: number) => `Parte, plazo ${number(place)}`,
      amount: (place: number) => `Importe, plazo ${number(place)}`,
      remove: (place: number) => `Quitar plazo ${number(place)}`,
    },
    totals: {
      taxOf: (rate, base) => `Impuesto del ${rate} sobre ${base}`,
      taxWithin: (rate, base) => `Incluye impuesto del ${rate} sobre ${base}`,
    },
    settings: {
      title: 'Documento',
      pricesHint: 'El impuesto forma parte del total en lugar de sumarse.',
      exemptionHint: 'Por ejemplo: Exento según el art. 20 de la Ley del IVA',
    },
    yesNo: { yes: 'Sí', no: 'No' },
    keys: {
      enter: 'Intro',
      enterText: 'Línea siguiente',
      move: 'Alt+↑ ↓',
      moveText: 'Mover la línea',
      paid: 'Alt+L',
      paidText: 'Usar el último precio pagado',
      paste: 'Ctrl+V',
      pasteText: 'Pegar filas de una hoja de cálculo: descripción, cantidad, precio, descuento, impuesto',
    },
  },
}
