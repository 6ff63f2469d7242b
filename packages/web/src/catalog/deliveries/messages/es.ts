import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const pieces = (count: number) => (count === 1 ? '1 unidad' : `${number(count)} unidades`)

export const es: Translated<typeof en> = {
  words: {
    many: 'entregas',
  },
  name: (id) => `Entrega ${id}`,
  fields: {
    productId: 'Producto',
    pieces: 'Unidades',
    received: 'Recibidas',
    expectedOn: 'Prevista para el',
    reference: 'Referencia',
    note: 'Nota',
    cancelled: 'Cancelada',
  },
  yesOrNo: { true: 'Sí', false: 'No' },
  board: {
    expected: 'Previstas',
    past: 'Anteriores',
    incoming: (count) => `${pieces(count)} por llegar`,
    none: 'No se espera nada',
    noneText: 'Anota lo que has pedido: cuenta como pendiente de llegar hasta que se reciba.',
    add: 'Añadir entrega',
    more: 'Mostrar más',
    pieces,
    late: 'Con retraso',
    states: { Received: 'Recibida', Cancelled: 'Cancelada' },
    received: (count, of) => `${number(count)} de ${number(of)} recibidas`,
    unnamed: 'Sin referencia',
    receive: 'Recibir',
    receiveOf: (name) => `Recibir ${name}`,
    menuOf: (name) => `Más acciones para ${name}`,
    edit: 'Editar',
    cancel: 'Cancelar el resto',
    reopen: 'Volver a esperar',
    addTitle: 'Añadir entrega',
    addText: 'Estas unidades cuentan como pendientes de llegar hasta que se reciban o se cancelen.',
    editTitle: 'Editar entrega',
    save: 'Guardar',
    count: 'Unidades',
    day: 'Prevista para el',
    reference: 'Referencia',
    referenceHint: 'Por ejemplo, el número del pedido de compra.',
    note: 'Nota',
    receiveTitle: 'Recibir entrega',
    receiveText: (count) => `${pieces(count)} por llegar. Lo que ha llegado se suma a las existencias.`,
    kind: 'Variante',
    arrived: 'Unidades que han llegado',
    addToStock: (count) => `Sumar ${number(count)} a las existencias`,
    stockAfter: (before, after) => `Existencias: ${number(before)} → ${number(after)}`,
    reason: (name) => `Entrega ${name}`,
    done: {
      added: 'Se ha añadido la entrega',
      changed: 'Se ha modificado la entrega',
      cancelled: 'Se ha cancelado el resto',
      reopened: 'La entrega vuelve a esperarse',
      received: (count) => (count === 1 ? 'Se ha sumado 1 unidad' : `Se han sumado ${number(count)} unidades`),
    },
  },
}
