import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  words: {
    many: '請求書',
    names: '請求書',
  },
  name: (id) => `請求書 ${id}`,
  statuses: { pending: '未払い', complete: '完了' },
  fields: {
    id: '請求書',
    status: 'ステータス',
    issueDate: '発行日',
    dueDate: '支払期限',
    customer: '顧客',
    customerName: '顧客名',
    customerImage: '顧客の画像',
    billingAddress: '請求先住所',
    billingEmail: '請求先メールアドレス',
    billingPhone: '請求先電話番号',
    payment: '支払い',
    paymentMethod: '支払い方法',
    cardHolder: 'カード名義人',
    cardNo: 'カード',
    products: '明細',
    subtotal: '小計',
    shippingCharge: '送料',
    tax: '税',
    discountAmount: '割引',
    totalAmount: '合計',
    creditedAmount: '返金額',
    remaining: '差引残高',
  },
  list: { title: '請求書', search: '番号またはメールアドレスで検索', empty: '請求書はまだありません' },
}
