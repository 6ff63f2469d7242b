import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  name: (id) => `レビュー ${id}`,
  fields: {
    product: '商品',
    rating: '評価',
    review: 'レビュー',
    user: '投稿者',
    likes: '高評価',
    dislikes: '低評価',
    createdAt: '投稿日',
  },
  stars: (rating) => `5つ星のうち${number(rating)}`,
  list: { title: 'レビュー', search: '本文で検索', empty: 'レビューはまだありません' },
}
