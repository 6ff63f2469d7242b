import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const targets = (count: number) => `${number(count)}件の売上目標`

export const ja: Translated<typeof en> = {
  words: {
    many: '売上目標',
    names: '売上目標 目標',
    bin: '削除した売上目標',
    records: targets,
    added: (count) => `新しい売上目標${number(count)}件`,
    removed: (count) => `${targets(count)}がここに該当しなくなりました`,
    deleted: (count, title) => (count === 1 ? `${title}の売上目標を削除しました` : `${targets(count)}を削除しました`),
  },
  name: (id) => `売上目標 ${id}`,
  fields: {
    month: '月',
    revenue: '純売上',
    orders: '注文数',
    note: 'メモ',
    startsAt: '計上日',
    createdAt: '作成日',
  },
  list: {
    title: '売上目標',
    search: '月とメモを検索',
    create: '新しい売上目標',
    empty: '売上目標はまだありません',
    emptyText: '月の売上目標を設定すると、「売上」で達成のペースを確認できます。',
  },
  form: {
    edit: '売上目標を編集',
    sections: {
      about: { title: '売上目標', text: '1か月に販売したい金額です。同じ月の目標が複数あるときは合計されます。' },
    },
    hints: {
      revenue: '返品されていない注文の合計から返金額を差し引いた金額です。',
      orders: '返品されていない注文の件数。設定しない場合は0にします。',
    },
  },
}
