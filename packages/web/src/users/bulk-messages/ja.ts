import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  records: (count) => `ユーザー${number(count)}人`,
  statusHint: 'サインインできるのは有効なユーザーだけです。それ以外のユーザーはすぐにサインアウトされます。',
  reasons: {
    forbidden: 'オーナーを変更できるのはオーナーだけです',
    last_owner: '有効なオーナーが1人以上必要です',
    taken: 'このメールアドレスはほかのユーザーが使用しています',
  },
}
