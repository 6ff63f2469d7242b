import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  words: {
    many: 'レビュー',
    names: 'レビュー',
    bin: '削除したレビュー',
    joining: (count) => `新しいレビュー ${number(count)} 件`,
    leaving: (count) => `レビュー ${number(count)} 件が対象外になりました`,
    deleted: (count) => `レビュー${number(count)}件を削除しました`,
  },
  name: (id) => `レビュー ${id}`,
  fields: {
    product: '商品',
    rating: '評価',
    review: 'レビュー',
    user: '投稿者',
    likes: '高評価',
    dislikes: '低評価',
    createdAt: '投稿日',
    reply: '返信',
    replierName: '返信者',
    replierId: '返信者の番号',
    repliedAt: '返信日時',
    status: '表示',
    hiddenReason: '非表示の理由',
    orderId: '注文',
  },
  statuses: { Visible: '公開中', Hidden: '非表示' },
  stars: (rating) => `5つ星のうち${number(rating)}`,
  verifiedBy: (order) => `購入確認済み：注文 ${order}`,
  votes: {
    likes: (count) => `高評価 ${number(count)} 件`,
    dislikes: (count) => `低評価 ${number(count)} 件`,
  },
  whole: 'レビュー一覧で開く',
  list: { title: 'レビュー', search: '本文で検索', empty: 'レビューはまだありません' },
}
