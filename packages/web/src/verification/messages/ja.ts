import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'メールアドレスの確認',
  heading: 'メールアドレスを確認',
  text: (email) => `${email || '登録したアドレス'} に送信された 6 桁のコードを入力してください。有効期限は 15 分です。`,
  code: 'コード',
  digit: (place) => `6 桁中 ${place} 桁目`,
  submit: '確認する',
  wrong: (left) => `コードが正しくありません。あと ${left} 回入力できます。`,
  expired: 'このコードは無効です。新しいコードを請求してください。',
  over: 'この登録は期限切れです。もう一度登録してください。',
  resend: 'コードを再送',
  resendIn: (seconds) => `${seconds} 秒後に再送できます`,
  resent: (email) => `${email} に新しいコードを送信しました`,
  change: '別のアドレスを使う',
  email: 'メールアドレス',
  send: 'コードを送信',
  done: 'メールアドレスを確認しました',
  doneText: '管理者がアカウントを確認します。承認されるとメールでお知らせします。',
  none: '確認するものはありません',
  noneText: 'メールのリンクを開くか、登録してコードを受け取ってください。',
  register: '新規登録',
}
