import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const goals = (count: number) => `${number(count)}件のゴール`

export const ja: Translated<typeof en> = {
  words: {
    many: 'ゴール',
    names: 'ゴール コンバージョン',
    bin: '削除したゴール',
    records: goals,
    added: (count) => `新しいゴール${number(count)}件`,
    removed: (count) => `${goals(count)}がこの一覧の対象外になりました`,
    deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `${goals(count)}を削除しました`),
  },
  name: (id) => `ゴール ${id}`,
  fields: {
    name: '名前',
    way: '達成の条件',
    target: 'ページまたはイベント',
    note: 'メモ',
    createdAt: '作成日',
  },
  choices: { way: { page: 'ページの表示', event: 'イベント' } },
  list: {
    title: 'ゴール',
    search: '名前、ページ、イベントを検索',
    create: '新規ゴール',
    empty: 'ゴールはまだありません',
    emptyText: 'ショップで訪問者にしてほしいことを登録すると、達成した訪問の数がわかります。',
  },
  form: {
    edit: 'ゴールを編集',
    sections: {
      about: {
        title: 'ゴール',
        text: '保存するとすぐに、登録前の訪問も含めて集計されます。',
      },
    },
    hints: {
      target: '/thanks のようなパス、またはスクリプトが送信する sign-up のようなイベント名です。',
    },
  },
}
