import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: '送信トレイ',
  about: 'Quarterdeck が作成したメールです。メールサーバーがない場合は、ここで内容を確認できます。',
  search: '宛先または件名で検索',
  fields: { subject: '件名', to: '宛先', state: '状態', createdAt: '作成日' },
  states: { waiting: '送信待ち', sending: '送信中', sent: '送信済み', failed: '失敗', unclear: '不明' },
  open: (subject) => `読む: ${subject}`,
  again: '再送信',
  sentAgain: 'メールを再送信しています',
  follow: 'リンクを開く',
  closed: 'このメールは読んだ人がサインインできる内容のため、表示されないか、すでに保存されていません。',
  trouble: (reason) => `メールサーバーの応答: ${reason}`,
  emptyTitle: 'まだメールはありません',
  emptyText: '招待、確認、お知らせのメールがここに表示されます。',
}
