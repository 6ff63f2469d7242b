import type { Translated } from '../../../../lib/i18n/catalogue.ts'
import { formats } from '../../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const lines = (count: number) => (count === 1 ? '1 línea añadida' : `${number(count)} líneas añadidas`)

export const es: Translated<typeof en> = {
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
}
