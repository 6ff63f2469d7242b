import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  paymentMethods: {
    'Credit Card': 'クレジットカード',
    Paypal: 'PayPal',
    'Visa Card': 'Visa',
    'Master Card': 'Mastercard',
  },
  empty: 'なし',
  items: '商品',
  quantity: '数量',
  price: '単価',
  total: '合計',
  pieces: (count, price) => `${number(count)} × ${price}`,
  less: (percent) => `${number(percent)}%引き`,
  list: { change: '変更', bin: 'ゴミ箱', peek: 'クイック表示', import: 'インポート' },
}
