import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  app: '認証アプリに表示されている 6 桁のコードを入力してください。',
  recovery: 'リカバリーコードを 1 つ入力してください。各コードは 1 回のみ有効です。',
  code: 'コード',
  recoveryCode: 'リカバリーコード',
  trust: 'このデバイスでは 30 日間確認しない',
  submit: 'サインイン',
  useRecovery: 'リカバリーコードを使う',
  useApp: '認証アプリを使う',
  startOver: '最初からやり直す',
  wrong: 'コードが正しくありません。切り替わった直後の場合は、次のコードをお待ちください。',
  over: '時間切れ、または試行回数が多すぎます。最初からやり直してください。',
}
