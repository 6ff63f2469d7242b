import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  search: '本文または投稿者を検索',
  emptyText: 'お客様がレビューを書くと、ここに表示されます。',
  records: (count) => `レビュー${number(count)}件`,
  hide: {
    label: '非表示にする',
    title: (records) => `${records}を非表示にする`,
    text: (records) => `${records}が表示されなくなり、評価にも含まれなくなります。いつでも再表示できます。`,
  },
  show: {
    label: '再表示',
    title: (records) => `${records}を再表示`,
    text: (records) => `${records}が再び表示され、評価に含まれます。`,
  },
  tabs: { label: 'グループ別のレビュー', all: 'すべて', due: '未返信', low: '低評価', hidden: '非表示' },
  stars: (stars) => `星${number(stars)}つ`,
  replies: { due: '未返信', given: '返信済み', none: '非表示（返信不要）' },
  purchase: '購入',
  verified: { yes: '購入確認済み', no: '未確認' },
}
