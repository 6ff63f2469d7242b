import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const enrolments = (count: number) => `${number(count)}件の受講登録`

export const ja: Translated<typeof en> = {
  words: {
    many: '受講登録',
    names: '受講登録 受講者 受講',
    bin: '削除した受講登録',
    records: enrolments,
    added: (count) => `新しい受講登録${number(count)}件`,
    removed: (count) => `${enrolments(count)}がここに該当しなくなりました`,
    deleted: (count, title) =>
      count === 1 ? `${title}の受講登録を削除しました` : `${enrolments(count)}を削除しました`,
  },
  name: (id) => `受講登録 ${id}`,
  letter: {
    action: 'メールを書く',
    title: '受講者にメールを送る',
    about: '受講者それぞれに個別のメールが届きます。',
    subject: 'コースの進み具合はいかがですか',
    text: '{name} 様\n\nしばらくコースでお見かけしていません。レッスンは前回の続きから始められます。\n\n何かお困りのことがあれば、お知らせください。',
  },
  fields: {
    courseId: 'コース',
    courseTitle: 'コース名',
    instructorId: '講師',
    learnerId: '受講者',
    learnerName: '受講者',
    source: '経路',
    paid: '支払額',
    refunded: '返金額',
    status: 'ステータス',
    lessonsDone: '修了したレッスン',
    progress: '進捗',
    startedAt: '開始日',
    lastActiveAt: '最終受講日',
    endedAt: '終了日',
    createdAt: '作成日',
    reach: '到達度',
    pace: 'ペース',
  },
  choices: {
    status: { Active: '受講中', Completed: '修了', Dropped: '中断', Refunded: '返金済み' },
    source: {
      Website: 'ウェブサイト',
      Newsletter: 'ニュースレター',
      Referral: '紹介',
      Partner: 'パートナー',
      Employer: '勤務先',
    },
    reach: {
      none: '未着手',
      begun: '半分未満',
      half: '半分以上9割未満',
      most: '9割以上（未修了）',
      all: '全レッスン',
    },
    pace: { moving: '継続中', silent: '14日間受講なし' },
  },
  list: {
    title: '受講登録',
    search: '受講者とコースを検索',
    create: '新しい受講登録',
    empty: '受講登録はまだありません',
    emptyText: '公開中のコースに受講者を登録し、進捗を確認しましょう。',
  },
  form: {
    edit: '受講登録を編集',
    sections: {
      about: { title: '受講登録', text: '受講者、コース、支払額を設定します。' },
      progress: { title: '進捗', text: '修了したレッスン数に応じて進捗が変わります。' },
    },
    hints: {
      courseId: '公開中のコースのみ選べます。',
      lessonsDone: '順番どおりに数えます。3なら最初の3つが修了済みです。',
    },
  },
}
