import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  paymentMethods: {
    'Credit Card': 'Tarjeta de crédito',
    Paypal: 'PayPal',
    'Visa Card': 'Visa',
    'Master Card': 'Mastercard',
  },
  empty: 'Vacío',
  items: 'Artículos',
  quantity: 'Cantidad',
  price: 'Precio',
  total: 'Total',
  pieces: (count, price) => `${number(count)} × ${price}`,
  less: (percent) => `${number(percent)} % de descuento`,
  list: { change: 'Cambiar', bin: 'Papelera', peek: 'Vista rápida', import: 'Importar' },
}
