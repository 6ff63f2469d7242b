import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  change: '変更',
  bin: 'ゴミ箱',
  peek: 'クイック表示',
  emptyText: '商品を登録またはインポートすると、ここに表示されます。',
  levels: { out: '在庫切れ', low: '残りわずか' },
  rated: (rating, reviews) => `5点中${rating}点、レビュー${number(reviews)}件`,
  unrated: 'レビューなし',
}
