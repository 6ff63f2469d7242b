import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  kinds: { invoice: '請求書' },
  texts: {
    title: '顧客へのメール',
    section: '文面',
    about: '顧客に送るメールの文面です。言語ごとに設定できます。',
    kind: 'メール',
    languages: '言語',
    saved: '文面を保存しました',
    reset: '初期の文面に戻す',
    restored: '初期の文面に戻しました',
    readOnly: 'これらの文面を変更できるのは管理者だけです。',
  },
  words: {
    subject: '件名',
    text: '本文',
    hint: '空行で段落を区切ります。リンクだけの行はボタンになります。',
    insert: '挿入',
  },
  variables: {
    number: '請求書番号',
    customer: '顧客名',
    company: '自社名',
    amount: '合計金額',
    owed: '未入金額',
    issueDate: '発行日',
    dueDate: '支払期限',
    link: '請求書へのリンク',
  },
  preview: {
    title: 'プレビュー',
    to: '宛先',
    subject: '件名',
    about: (id) => `${id}での表示例`,
    nobody: 'メールアドレスがありません',
    none: '請求書を発行すると、ここにプレビューが表示されます。',
  },
}
