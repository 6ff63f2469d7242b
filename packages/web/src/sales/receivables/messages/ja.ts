import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  title: '売掛金',
  asOf: (day) => `${day}現在の未入金額を、期限超過日数別に表示しています。`,
  formula: '期日内支払率：過去365日間に支払期限を迎えた金額のうち、期限までに全額支払われた割合（金額ベース）。',
  totals: 'すべての顧客の合計',
  invoices: (count) => `請求書${number(count)}件`,
  number: '顧客番号',
  contact: '連絡先',
  noMail: 'まだありません',
  export: 'エクスポート',
  print: '印刷',
  due: (day) => `期限 ${day}`,
  overdue: (band) => band,
  noneLate: '延滞なし',
  search: '顧客を検索',
  fields: {
    name: '顧客',
    email: 'メールアドレス',
    phone: '電話番号',
    lastMail: '最後のメール',
    invoices: '未入金の請求書',
    notDue: '期限前',
    days30: '1〜30日超過',
    days60: '31〜60日超過',
    days90: '61〜90日超過',
    older: '91日以上超過',
    owedAmount: '未入金額',
    score: '期日内支払率',
  },
  heads: { days30: '1〜30日', days60: '31〜60日', days90: '61〜90日', older: '91日〜' },
  toInvoices: (customer, field, amount) => `${customer}、${field}：${amount}`,
  onTime: (onTime, due) => `${due}のうち${onTime}が期日内`,
  noScore: '期限を迎えた請求なし',
  emptyTitle: '未入金のある顧客はいません',
  emptyText: '請求書を発行すると、その顧客がここに表示されます。',
  statement: {
    title: '取引明細書',
    of: (customer) => `取引明細書：${customer}`,
    open: '取引明細書',
    openOf: (customer) => `${customer}の取引明細書`,
    back: '売掛金に戻る',
    from: '開始日',
    to: '終了日',
    order: '終了日が開始日より前です。',
  },
}
