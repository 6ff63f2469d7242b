import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  title: 'プロフィール',
  edit: '編集',
  sections: 'セクション',
  tabs: { timeline: 'タイムライン', orders: '注文', invoices: '請求書', tickets: 'チケット', reviews: 'レビュー' },
  views: {
    label: '表示する内容',
    all: 'すべて',
    profile: 'プロフィールの変更',
    by: (name) => `${name}さんによる変更`,
  },
  figures: '集計',
  tiles: {
    value: '累計購入額',
    valueHint: '返品を除く注文の合計',
    orders: '注文',
    ordersHint: (returned) => (returned === 0 ? '返品なし' : `うち返品${number(returned)}件`),
    tickets: '対応中のチケット',
    ticketsHint: (total) => `全${number(total)}件中`,
    invoices: '未払いの請求書',
    invoicesHint: (due) => `未払い額 ${due}`,
    reviews: 'レビュー',
    reviewsHint: (rating) => `平均 ${number(rating)}`,
    noReviews: '投稿なし',
  },
  leaving: {
    deactivate: '無効化済み',
    delete: '削除予定',
    deactivateText: (left: string, until: string) => `${left}に退会、${until}まで復帰可能`,
    deleteText: (left: string, until: string) => `${left}に退会、${until}に削除`,
    overText: (left: string) => `${left}に退会、再開できるのは管理者のみ`,
    reopen: 'アカウントを再開',
    reopened: 'アカウントを再開しました',
  },
}
