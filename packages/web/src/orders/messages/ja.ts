import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  words: {
    many: '注文',
    names: '注文',
    bin: '削除した注文',
    joining: (count) => `新しい注文 ${number(count)} 件`,
    leaving: (count) => `注文 ${number(count)} 件が対象外になりました`,
    deleted: (count, id) => (count === 1 ? `注文 ${id} を削除しました` : `${number(count)}件の注文を削除しました`),
  },
  title: '注文',
  name: (id) => `注文 ${id}`,
  statuses: { Delivered: '配達済み', Shipping: '配送中', New: '新規', Pending: '保留中', Return: '返品' },
  fields: {
    product: '商品',
    id: '注文',
    items: '商品',
    status: 'ステータス',
    createAt: '注文日',
    deliveredAt: '配達日',
    invoiceId: '請求書',
    customer: '顧客',
    customerName: '顧客名',
    customerEmail: '顧客のメールアドレス',
    customerPhone: '顧客の電話番号',
    customerImage: '顧客の画像',
    billing: '請求先住所',
    shipping: '配送先住所',
    payment: '支払い',
    paymentId: '支払い番号',
    paymentMethod: '支払い方法',
    cardNumber: 'カード',
    subTotalAmount: '小計',
    discountAmount: '割引',
    shippingChargeAmount: '送料',
    taxAmount: '税',
    totalAmount: '合計',
    refundedAmount: '返金額',
  },
  list: {
    title: '注文',
    search: '注文番号や顧客を検索',
    empty: '注文はまだありません',
    more: (first, others) => (others <= 0 ? first : `${first} ほか${number(others)}点`),
  },
}
