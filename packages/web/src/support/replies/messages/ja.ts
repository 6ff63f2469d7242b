import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const replies = (count: number) => `${number(count)}件の定型返信`

export const ja: Translated<typeof en> = {
  words: {
    many: '定型返信',
    names: '定型返信 テンプレート',
    bin: '削除した定型返信',
    records: replies,
    added: (count) => `新しい定型返信${number(count)}件`,
    removed: (count) => `${replies(count)}がここに該当しなくなりました`,
    deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `${replies(count)}を削除しました`),
  },
  name: (id) => `定型返信 ${id}`,
  fields: {
    title: '名前',
    category: 'カテゴリー',
    ownerId: '使える人',
    titleEn: '名前（英語）',
    titleEs: '名前（スペイン語）',
    titleDe: '名前（ドイツ語）',
    titleJa: '名前（日本語）',
    bodyEn: '本文（英語）',
    bodyEs: '本文（スペイン語）',
    bodyDe: '本文（ドイツ語）',
    bodyJa: '本文（日本語）',
    createdAt: '作成日',
    audience: '使える人',
    translation: '翻訳',
  },
  choices: {
    audience: { everyone: '全員', one: '特定の1人' },
    translation: { complete: 'すべての言語', missing: '未翻訳あり' },
  },
  translated: (written, all) => `${number(written)}/${number(all)}`,
  missing: (languages) => `未翻訳: ${languages}`,
  list: {
    title: '定型返信',
    search: '名前と本文を検索',
    create: '新しい定型返信',
    empty: '定型返信はまだありません',
    emptyText: '一度書いておけば、返信中に「/」を入力していつでも挿入できます。',
    columns: { bodyEn: '言語' },
  },
  form: {
    edit: '定型返信を編集',
    sections: {
      about: { title: '定型返信', text: 'お客様への返信中に「/」と名前の一部を入力し、Enterキーで挿入します。' },
      text: { title: '本文', text: '言語ごとに入力します。お客様の言語が優先され、ない場合は別の言語が使われます。' },
    },
    hints: {
      category: 'このカテゴリーのチケットでは、一覧の先頭に表示されます。',
      ownerId: '返信中に候補として表示される相手です。この画面ではチーム全員が閲覧できます。',
    },
    languages: '本文の言語',
    named: 'この言語での名前',
    otherwise: (name) => `空欄の場合は、ここでも「${name}」と表示されます。`,
    isWritten: '入力済み',
    isMissing: '未入力',
    onlyMe: '自分のみ',
    variablesText: '次の変数は、挿入時に自動で置き換えられます。',
    variables: {
      customer: 'お客様の名前',
      agent: '返信する人の名前',
      ticket: 'チケット番号',
      subject: 'チケットの件名',
      order: 'チケットに関連する注文',
      invoice: 'チケットに関連する請求書',
    },
    unknown: (names) => `${names}は変数ではないため、そのまま残ります。`,
  },
}
