import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const records = (count: number) => `求人${number(count)}件`

export const ja: Translated<typeof en> = {
  words: {
    many: '求人',
    names: '求人 職種 募集',
    bin: '削除した求人',
    records,
    added: (count) => `新しい求人${number(count)}件`,
    removed: (count) => `${records(count)}がこの一覧の対象外になりました`,
    deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `${records(count)}を削除しました`),
  },
  name: (id) => `求人 ${id}`,
  fields: {
    name: '求人',
    title: '職種',
    department: '部署',
    place: '勤務地',
    openings: '募集人数',
    status: 'ステータス',
    openedAt: '募集開始日',
    targetAt: '目標日',
    managerId: '採用責任者',
    description: '説明',
    createdAt: '作成日',
    risk: '目標に対する状況',
  },
  choices: {
    status: { Draft: '下書き', Open: '募集中', 'On hold': '保留', Filled: '充足', Closed: '終了' },
    risk: { late: '目標超過', soon: '2週間以内に期限', none: '順調または募集中でない' },
  },
  list: {
    title: '求人',
    search: '職種、部署、勤務地を検索',
    create: '求人を作成',
    empty: '求人はまだありません',
    emptyText: 'どのような人を、いつまでに探すかを入力してください。',
  },
  form: {
    edit: '求人の編集',
    sections: {
      about: { title: '求人', text: 'どのような人を、どこで募集し、誰が決めるか。' },
      dates: { title: '期間', text: '募集の開始日と、終える目標日です。' },
    },
    hints: {
      openings: '採用できる人数です。',
      targetAt: '期限が近づくとダッシュボードに表示されます。',
    },
  },
}
