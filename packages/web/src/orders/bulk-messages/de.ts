import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  records: (count) => (count === 1 ? '1 Bestellung' : `${number(count)} Bestellungen`),
  notDelivered: 'Nicht geliefert',
  reasons: { date_order: 'Geliefert, bevor bestellt wurde' },
  doubts: {
    title: 'Trotzdem speichern?',
    text: 'Das sieht ungewöhnlich aus:',
    future: 'Das Lieferdatum liegt in der Zukunft.',
    neverShipped: 'Die Bestellung hat ein Lieferdatum, es wurde aber noch nichts versandt.',
    noShipping: 'Die Lieferadresse fehlt, es sind aber noch Artikel zu versenden.',
    noBilling: 'Die Rechnungsadresse fehlt, es sind aber noch Artikel zu versenden.',
    save: 'Trotzdem speichern',
  },
}
