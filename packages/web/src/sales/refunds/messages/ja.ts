import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  words: {
    many: '返金',
  },
  name: (id) => `返金 ${id}`,
  list: '返金と返品',
  open: '返金・返品',
  title: '返金・返品',
  text: (left) => `この注文で返金できる残額は${left}です。`,
  kind: '処理の種類',
  kinds: { Refund: '返金', Return: '返品' },
  kindHints: { Refund: '商品は戻さず返金します', Return: '商品が戻ります' },
  left: (left, all) => `残り${number(left)}点（全${number(all)}点）`,
  gone: (count) => `返金済み${number(count)}点`,
  piecesOf: (name) => `${name}の数量`,
  restock: '在庫に戻す',
  restockOf: (name) => `${name}を在庫に戻す`,
  shipping: '送料',
  amount: '返金額',
  most: (most) => `上限 ${most}`,
  tooMuch: '残額を超えています',
  confirm: { Refund: (amount) => `${amount}を返金`, Return: (amount) => `返品して${amount}を返金` },
  confirmReturn: '返金なしで返品',
  done: {
    Refund: (amount) => `${amount}を返金しました`,
    Return: (amount) => `返品を記録し、${amount}を返金しました`,
  },
  returned: '返品を記録しました',
  conflict: 'ほかの人が注文を変更したか、返金を行いました。金額をもう一度確認してください。',
  creditNote: (number) => `返金伝票 ${number}`,
  creditNoteFor: (invoice) => `${invoice}に対する返金伝票が発行されます。`,
  paid: '支払額',
  refunded: '返金額',
  net: '差引額',
}
