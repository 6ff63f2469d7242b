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
    ACCOUNT_UNVERIFIED: 'メールアドレスがまだ確認されていません。',
    ACCOUNT_PENDING: 'アカウントは承認待ちです。管理者が判断するとメールでお知らせします。',
    ACCOUNT_BANNED: 'このアカウントは停止され、セッションは終了しました。管理者にお問い合わせください。',
    ACCOUNT_REJECTED:
      'このアカウントは承認されませんでした。理由はお送りしたメールに記載されています。間違いの場合は管理者にお問い合わせください。',
    other: 'このアカウントではサインインできません。管理者にお問い合わせください。',
  },
  capsLock: 'Caps Lock がオンです',
  remember: 'サインインしたままにする',
  forgot: 'パスワードを忘れた場合',
  noAccount: 'アカウントをお持ちでない場合',
  register: '新規登録',
  passkey: 'パスキーでサインイン',
  tooOften: '失敗した試行が多すぎます。',
  tryNow: 'もう一度お試しいただけます。',
  wait: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} 後に再試行できます。`,
  resetInstead: 'パスワードを再設定する',
  confirmNow: 'メールのコードを入力',
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
