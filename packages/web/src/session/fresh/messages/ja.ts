import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'ご本人の確認',
  text: 'アカウントの安全に関わる操作です。続けるにはパスワードを入力してください。',
  password: 'パスワード',
  show: 'パスワードを表示',
  go: '続ける',
}
