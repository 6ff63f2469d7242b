import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  name: (id) => `商品 ${id}`,
  statuses: { Published: '公開中', Draft: '下書き' },
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
    offers: '特典',
    price: '価格',
    rating: '評価',
    totalReviews: 'レビュー数',
    status: 'ステータス',
    stock: '在庫',
    createdAt: '登録日',
  },
}
