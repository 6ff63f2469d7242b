import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  words: {
    many: 'Lieferungen',
  },
  name: (id) => `Lieferung ${id}`,
  fields: {
    productId: 'Produkt',
    pieces: 'Stück',
    received: 'Eingegangen',
    expectedOn: 'Erwartet am',
    reference: 'Referenz',
    note: 'Notiz',
    cancelled: 'Storniert',
  },
  yesOrNo: { true: 'Ja', false: 'Nein' },
}
