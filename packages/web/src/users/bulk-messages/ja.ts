import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  title: (count) => `${number(count)}人のステータスを変更`,
  text: 'サインインできるのは有効なユーザーだけです。それ以外のユーザーはすぐにサインアウトされます。',
  reason: '理由（任意）',
  reasonHint: '各ユーザーの履歴に残ります。',
  change: 'ステータスを変更',
  changed: (count, status) => `${number(count)}人のステータスを「${status}」に変更しました`,
  unchanged: 'すでにこのステータスです',
  refusedTitle: (count) => `${number(count)}人を変更できませんでした`,
  refusedText: 'ほかのユーザーには新しいステータスが適用されました。',
  refusedAll: '何も変更されませんでした。',
  reasons: {
    forbidden: 'オーナーを変更できるのはオーナーだけです',
    last_owner: '有効なオーナーが1人以上必要です',
  },
}
