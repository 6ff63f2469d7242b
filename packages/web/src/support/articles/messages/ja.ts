import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const articles = (count: number) => `${number(count)}件の記事`

export const ja: Translated<typeof en> = {
  words: {
    many: '記事',
    names: '記事 ヘルプ faq',
    bin: '削除した記事',
    records: articles,
    added: (count) => `新しい記事${number(count)}件`,
    removed: (count) => `${articles(count)}がここに該当しなくなりました`,
    deleted: (count, title) => (count === 1 ? `「${title}」を削除しました` : `${articles(count)}を削除しました`),
  },
  name: (id) => `記事 ${id}`,
  fields: {
    title: '質問',
    category: 'カテゴリー',
    status: 'ステータス',
    position: '位置',
    titleEn: '質問（英語）',
    bodyEn: '回答（英語）',
    titleEs: '質問（スペイン語）',
    bodyEs: '回答（スペイン語）',
    titleDe: '質問（ドイツ語）',
    bodyDe: '回答（ドイツ語）',
    titleJa: '質問（日本語）',
    bodyJa: '回答（日本語）',
    keywords: '検索キーワード',
    views: '閲覧数',
    helpful: '役に立った',
    unhelpful: '役に立たなかった',
    createdAt: '作成日',
    translation: '翻訳',
  },
  choices: {
    status: { Draft: '下書き', Published: '公開済み' },
    translation: { complete: 'すべての言語', missing: '未翻訳あり' },
  },
  translated: (written, all) => `${number(written)}/${number(all)}`,
  missing: (languages) => `未翻訳: ${languages}`,
  list: {
    title: 'ヘルプ記事',
    search: '質問と回答を検索',
    create: '新しい記事',
    empty: '記事はまだありません',
    emptyText: '最初の質問に回答すると、お客様がヘルプページで見つけられるようになります。',
    columns: { bodyEn: '言語' },
    bulk: {
      publish: {
        label: '公開',
        title: (records) => `${records}を公開`,
        text: () => 'ヘルプページで誰でも読めるようになります。回答のない記事は下書きのままです。',
      },
      unpublish: {
        label: '非公開にする',
        title: (records) => `${records}を非公開にする`,
        text: () => '下書きに戻り、チームだけが閲覧できます。',
      },
    },
  },
  form: {
    edit: '記事を編集',
    sections: {
      texts: {
        title: '質問と回答',
        text: '言語ごとに入力します。読者の言語がない場合は、その旨とともに別の言語が表示されます。',
      },
      about: { title: '記事', text: '掲載場所と、公開するかどうか。' },
    },
    hints: { status: '下書きはチームだけが閲覧できます。', keywords: '検索されそうな別の言葉（言語は問いません）。' },
    languages: '文章の言語',
    isWritten: '入力済み',
    isMissing: '未入力',
    question: '質問',
    answer: '回答',
    original: (text) => `英語: ${text}`,
    show: 'ヘルプページで表示',
  },
  reasons: { required: '回答がまだありません' },
}
