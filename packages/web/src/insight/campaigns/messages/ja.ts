import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const campaigns = (count: number) => `${number(count)}件のキャンペーン`

export const ja: Translated<typeof en> = {
  words: {
    many: 'キャンペーン',
    names: 'キャンペーン utm',
    bin: '削除したキャンペーン',
    records: campaigns,
    added: (count) => `新しいキャンペーン${number(count)}件`,
    removed: (count) => `${campaigns(count)}がこの一覧の対象外になりました`,
    deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `${campaigns(count)}を削除しました`),
  },
  name: (id) => `キャンペーン ${id}`,
  fields: {
    name: '名前',
    code: 'コード',
    channel: 'チャネル',
    startsAt: '開始',
    endsAt: '終了',
    cost: '費用',
    note: 'メモ',
    createdAt: '作成日',
  },
  choices: {
    channel: {
      direct: '直接',
      search: '検索',
      social: 'SNS',
      email: 'メール',
      ads: '広告',
      referral: '他のサイト',
    },
  },
  list: {
    title: 'キャンペーン',
    search: '名前とコードを検索',
    create: '新規キャンペーン',
    empty: 'キャンペーンはまだありません',
    emptyText: '広告を登録すると、注文1件あたりの費用がわかります。',
  },
  form: {
    edit: 'キャンペーンを編集',
    sections: {
      about: {
        title: 'キャンペーン',
        text: 'このコード付きのリンクから来た訪問が、キャンペーンの訪問として集計されます。',
      },
    },
    hints: {
      code: 'すべてのリンクに utm_campaign=コード の形で付けてください。',
      startsAt: '費用はこの日に計上されます。',
      cost: 'キャンペーン全体の費用。',
    },
  },
}
