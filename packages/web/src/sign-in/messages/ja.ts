import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'サインイン',
  heading: 'Quarterdeckにサインイン',
  email: 'メールアドレス',
  password: 'パスワード',
  showPassword: 'パスワードの表示を切り替える',
  submit: 'サインイン',
  missingEmail: 'メールアドレスを入力してください',
  missingPassword: 'パスワードを入力してください',
  wrong: 'メールアドレスまたはパスワードが違います',
  refused: {
    ACCOUNT_PENDING: 'このアカウントは承認待ちです。',
    ACCOUNT_BANNED: 'このアカウントは停止されています。管理者にお問い合わせください。',
    ACCOUNT_REJECTED: 'このアカウントは承認されませんでした。管理者にお問い合わせください。',
    other: 'このアカウントではサインインできません。管理者にお問い合わせください。',
  },
  first: {
    heading: 'Quarterdeckへようこそ',
    text: 'この環境にはまだデータがありません。最初に、すべての操作ができるオーナーを作成してください。',
    name: 'お名前',
    passwordHint: '10文字以上',
    submit: 'オーナーを作成してサインイン',
  },
  sample: {
    title: 'サンプルアカウント',
    text: 'この環境にはサンプルデータが入っています。使うアカウントを選んでください。',
    use: (role) => `${role}としてサインイン`,
    roles: { owner: 'オーナー', admin: '管理者', manager: 'マネージャー', support: 'サポート', viewer: '閲覧者' },
  },
}
