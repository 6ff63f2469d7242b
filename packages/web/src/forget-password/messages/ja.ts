import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'パスワードの再設定',
  heading: 'パスワードをお忘れですか？',
  text: 'メールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
  email: 'メールアドレス',
  submit: 'リンクを送信',
  sent: 'メールをご確認ください',
  sentText: (email) => `${email} のアカウントがある場合、リンクをお送りしました。リンクは 1 回のみ、30 分間有効です。`,
  again: '別のアドレスを使う',
  newHeading: '新しいパスワードを設定',
  newPassword: '新しいパスワード',
  save: 'パスワードを保存',
  saved: 'パスワードを変更しました',
  savedText: 'すべてのデバイスからサインアウトしました。新しいパスワードでサインインしてください。',
  signIn: 'サインイン',
  gone: 'このリンクは無効です。リンクは 1 回のみ、30 分間有効です。',
  another: '新しいリンクを請求',
}
