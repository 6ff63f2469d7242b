import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  summary: {
    label: '集計',
    total: '注文総数',
    new: '新規注文',
    delivered: '配達済みの注文',
    cancelled: 'キャンセルされた注文',
    carried: (count) => `うち導入前 ${number(count)}件`,
  },
  tabs: {
    label: 'ステータス別の注文',
    all: 'すべて',
    waiting: (span) => `${span}待ち`,
  },
  emptyText: '注文が入ると、ここに表示されます。',
}
