import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: '請求書',
  name: (id) => `請求書 ${id}`,
  from: (company) => `発行元：${company}`,
  states: {
    open: '未払い',
    overdue: '期限超過',
    partlyPaid: '一部支払済み',
    paid: '支払済み',
    credited: 'クレジット済み',
    void: '無効',
  },
  facts: '概要',
  owed: '未払い額',
  total: '合計金額',
  due: '支払期限',
  issued: '発行日',
  paid: '支払日',
  canceled: 'この請求書は無効になりました。お支払いの必要はありません。',
  download: 'PDFをダウンロード',
  print: '印刷',
  document: '書類',
  until: (date) => `このリンクは${date}まで有効です。`,
  gone: {
    title: 'このリンクは無効になりました',
    text: '送付元に新しいリンクをご依頼ください。',
  },
  unknown: {
    title: 'リンクが見つかりません',
    text: 'メールからもう一度開くか、アドレスバーにリンク全体を貼り付けてください。',
  },
}
