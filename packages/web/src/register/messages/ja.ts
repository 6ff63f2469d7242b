import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: '新規登録',
  heading: 'アカウントを作成',
  intro: '新しいアカウントは管理者が承認します。',
  invited: (inviter, role) => `${inviter} さんから${role}として招待されています。`,
  roles: { owner: 'オーナー', admin: '管理者', manager: 'マネージャー', support: 'サポート', viewer: '閲覧者' },
  headingInvited: 'ようこそ',
  name: 'お名前',
  email: 'メールアドレス',
  password: 'パスワード',

  submit: 'アカウントを作成',
  accept: '招待を受けて開始',
  known: 'アカウントをお持ちですか？',
  signIn: 'サインイン',
  gone: 'この招待は無効です',
  goneText: '期限切れ、取り消し済み、または承認済みの可能性があります。招待した方に再送を依頼してください。',
}
