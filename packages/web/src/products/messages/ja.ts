import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  name: (id) => `商品 ${id}`,
  overview: '商品の概要',
  statuses: { Published: '公開中', Draft: '下書き' },
  categories: {
    fashion: 'ファッション',
    electronics: '電化製品',
    furniture: '家具',
    'home-kitchen': 'ホーム・キッチン',
    accessories: 'アクセサリー',
    office: 'オフィス用品',
    'sports-outdoors': 'スポーツ・アウトドア',
    'kitchen-dining': 'キッチン・ダイニング',
    stationery: '文房具',
  },
  colors: { blue: '青', red: '赤', orange: 'オレンジ', green: '緑', purple: '紫', pink: 'ピンク' },
  fields: {
    title: '商品名',
    category: 'カテゴリー',
    code: '商品コード',
    colors: '色',
    sizes: 'サイズ',
    description: '説明',
    discount: '割引',
    featureImage: 'メイン画像',
    features: '特長',
    images: '画像',
    imageTexts: '画像の説明',
    offers: '特典',
    price: '価格',
    publishAt: '公開予定日時',
    rating: '評価',
    totalReviews: 'レビュー数',
    status: 'ステータス',
    stock: '在庫',
    variants: 'バリエーション',
    variantStocks: 'バリエーション別の在庫',
    createdAt: '登録日',
  },
  form: { create: '新しい商品', edit: '商品の情報' },
  list: {
    title: '商品',
    search: '商品を検索',
    empty: '商品はまだありません',
  },
  deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `商品${number(count)}件を削除しました`),
}
