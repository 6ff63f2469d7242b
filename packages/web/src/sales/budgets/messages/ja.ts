import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const budgets = (count: number) => `${number(count)}件の予算`

export const ja: Translated<typeof en> = {
  words: {
    many: '予算',
    names: '予算 計画',
    bin: '削除した予算',
    records: budgets,
    added: (count) => `新しい予算${number(count)}件`,
    removed: (count) => `${budgets(count)}がここに該当しなくなりました`,
    deleted: (count, title) => (count === 1 ? `予算「${title}」を削除しました` : `${budgets(count)}を削除しました`),
  },
  name: (id) => `予算 ${id}`,
  fields: {
    name: '予算',
    month: '月',
    category: 'カテゴリー',
    amount: '金額（税抜）',
    note: 'メモ',
    startsAt: '計上日',
    createdAt: '作成日',
  },
  list: {
    title: '予算',
    search: '予算とメモを検索',
    create: '新しい予算',
    empty: '予算はまだありません',
    emptyText: '月に使える金額を設定すると、「財務」で残りを確認できます。',
  },
  form: {
    edit: '予算を編集',
    sections: {
      about: {
        title: '予算',
        text: '1か月に使える金額です。同じ月とカテゴリーの予算が複数あるときは合計されます。',
      },
    },
    hints: { amount: '比較する経費と同じく、税抜きの金額です。' },
  },
}
