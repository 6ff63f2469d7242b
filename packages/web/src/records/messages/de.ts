import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  paymentMethods: {
    'Credit Card': 'Kreditkarte',
    Paypal: 'PayPal',
    'Visa Card': 'Visa',
    'Master Card': 'Mastercard',
  },
  empty: 'Leer',
  items: 'Artikel',
  quantity: 'Menge',
  price: 'Preis',
  total: 'Summe',
  pieces: (count, price) => `${number(count)} × ${price}`,
  less: (percent) => `${number(percent)} % Rabatt`,
  list: { change: 'Ändern', bin: 'Papierkorb', peek: 'Vorschau', import: 'Importieren' },
}
