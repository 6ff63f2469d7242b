import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  showPassword: 'パスワードの表示を切り替える',
  capsLock: 'Caps Lock がオンです',
  passwordHint: '複数の単語の組み合わせがおすすめです',
  toSignIn: 'サインインに戻る',
}
