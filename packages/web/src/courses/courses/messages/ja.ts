import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const courses = (count: number) => `${number(count)}件のコース`

export const ja: Translated<typeof en> = {
  words: {
    many: 'コース',
    names: 'コース 講座 レッスン',
    bin: '削除したコース',
    records: courses,
    added: (count) => `新しいコース${number(count)}件`,
    removed: (count) => `${courses(count)}がここに該当しなくなりました`,
    deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `${courses(count)}を削除しました`),
  },
  name: (id) => `コース ${id}`,
  fields: {
    title: 'タイトル',
    category: 'カテゴリー',
    level: 'レベル',
    instructorId: '講師',
    price: '価格',
    description: '説明',
    lessons: 'レッスン',
    'lessons.title': 'レッスン名',
    'lessons.minutes': '分',
    status: 'ステータス',
    publishedAt: '公開日',
    createdAt: '作成日',
  },
  choices: {
    category: {
      Photography: '写真',
      Crafts: 'クラフト',
      Business: 'ビジネス',
      Languages: '語学',
      Software: 'ソフトウェア',
    },
    level: { Beginner: '初級', Intermediate: '中級', Advanced: '上級' },
    status: { Draft: '下書き', Published: '公開中' },
  },
  lessons: (count, minutes) => `${number(count)}レッスン・${number(minutes)}分`,
  list: {
    title: 'コース',
    search: 'タイトルと説明を検索',
    create: '新しいコース',
    empty: 'コースはまだありません',
    emptyText: 'レッスンを含むコースを作成し、準備ができたら公開しましょう。',
    bulk: {
      publish: {
        label: '公開',
        title: (records) => `${records}を公開`,
        text: () => '受講登録できるようになります。レッスンのないコースは下書きのままです。',
      },
      unpublish: {
        label: '非公開にする',
        title: (records) => `${records}を非公開にする`,
        text: () => '下書きに戻ります。受講中の人はそのまま続けられます。',
      },
    },
  },
  form: {
    edit: 'コースを編集',
    sections: {
      about: { title: 'コース', text: '内容、講師、価格を設定します。' },
      lessons: { title: 'レッスン', text: '受講する順に並べます。' },
    },
    hints: { status: '受講登録できるのは公開中のコースだけです。' },
    add: { lessons: 'レッスンを追加' },
  },
}
