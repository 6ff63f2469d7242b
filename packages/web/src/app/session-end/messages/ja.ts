import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'セッションが終了しました',
  text: '続けるには、もう一度サインインしてください。入力した内容は失われません。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'サインインして続ける',
  leave: '終了する',
  wait: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} 後に再試行できます。`,
}
