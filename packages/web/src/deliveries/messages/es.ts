import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

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
}
