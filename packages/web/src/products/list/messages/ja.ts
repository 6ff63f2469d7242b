import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  create: '新しい商品',
  publish: '公開',
  unpublish: '非公開にする',
  adjust: '価格を変更',
  duplicate: '複製',
  emptyText: '商品を登録またはインポートすると、ここに表示されます。',
  levels: { out: '在庫切れ', low: '残りわずか' },
  sumOf: (variants) => `バリエーション${number(variants)}種類の合計`,
  rated: (rating, reviews) => `5点中${rating}点、レビュー${number(reviews)}件`,
  unrated: 'レビューなし',
  before: (price) => `割引前 ${price}`,
  inStock: '在庫',
  tabs: { label: 'グループ別の商品', all: 'すべて', low: '在庫わずか' },
  bands: {
    stock: '在庫状況',
    low: '残りわずか',
    inStock: '在庫あり',
    price: '価格（金額）',
    rating: '評価（点数）',
    pieces: '在庫数',
    between: (from, to) => `${from}〜${to}`,
    under: (to) => `${to}未満`,
    over: (from) => `${from}以上`,
  },
}
