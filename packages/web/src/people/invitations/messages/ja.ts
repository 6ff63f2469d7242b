import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'メンバーを招待',
  email: 'メールアドレス',
  role: 'アクセス権限',
  language: '言語',
  roles: { owner: 'オーナー', admin: '管理者', manager: 'マネージャー', support: 'サポート', viewer: '閲覧者' },
  submit: '招待を送信',
  invited: (email) => `${email} に招待を送信しました`,
  open: '未回答の招待',
  none: '未回答の招待はありません。',
  by: (name) => `招待者: ${name}`,
  until: (date) => `有効期限: ${date}`,
  expired: '期限切れ',
  copyOf: (email) => `${email} のリンクをコピー`,
  copied: 'リンクをコピーしました',
  resendTo: (email) => `${email} に招待を再送`,
  resent: (email) => `${email} に招待を再送しました`,
  revokeOf: (email) => `${email} の招待を取り消す`,
  revoked: (email) => `${email} の招待を取り消しました`,
}
