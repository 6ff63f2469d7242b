import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  paymentMethods: {
    'Credit Card': 'Credit card',
    Paypal: 'PayPal',
    'Visa Card': 'Visa',
    'Master Card': 'Mastercard',
  },
  empty: 'Empty',
  items: 'Items',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  pieces: (count: number, price: string) => `${number(count)} × ${price}`,
  less: (percent: number) => `${number(percent)}% off`,
  list: { change: 'Change', bin: 'Bin', peek: 'Quick view', import: 'Import' },
}
