import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: '通知',
  markAll: 'すべて既読にする',
  isNew: '新着',
  more: '以前の通知を表示',
  empty: '未読の通知はありません',
  emptyText: 'あなたに関する通知がここに表示されます。',
  settings: '通知の設定',
  change: '通知の内容を変更',
  why: 'この通知が届いた理由',
  because: {
    you: 'あなた自身、またはあなたが依頼した処理に関する通知です。',
    security: 'アカウントのセキュリティに関する通知です。必ず送信されます。',
    permission: (permission) => `あなたのアクセス権限に「${permission}」が含まれています。`,
  },
}
