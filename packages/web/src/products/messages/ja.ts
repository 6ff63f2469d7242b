import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  words: {
    many: '商品',
    names: '商品 製品',
    bin: '削除した商品',
    joining: (count) => `新しい商品 ${number(count)} 件`,
    leaving: (count) => `商品 ${number(count)} 件が対象外になりました`,
    deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `商品${number(count)}件を削除しました`),
  },
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
  importing: {
    title: '商品のインポート',
    text: '1行に1商品、先頭の行は列名です。価格表を使うと、商品コードで既存の商品を更新できます。確認画面を見るまで、データは変更されません。',
    run: (count) => `商品${number(count)}件をインポート`,
    created: (count) => `商品${number(count)}件を作成しました`,
    updated: (count) => `商品${number(count)}件を変更しました`,
    toList: '商品一覧へ',
  },
}
