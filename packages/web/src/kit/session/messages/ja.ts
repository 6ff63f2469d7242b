import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  forbidden: {
    title: 'アクセス権限がありません',
    text: (permission) => `「${permission}」の権限が必要ですが、あなたのアクセス権限には含まれていません。`,
    ask: '権限を申請する',
    reason: '利用目的',
    send: '申請を送信',
    asked: '権限を申請しました。権限を付与できる担当者に通知され、回答は通知でお知らせします。',
  },
  fresh: {
    title: 'ご本人の確認',
    text: 'アカウントの安全に関わる操作です。続けるにはパスワードを入力してください。',
    password: 'パスワード',
    show: 'パスワードを表示',
    go: '続ける',
  },
}
