import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const expenses = (count: number) => `${number(count)}件の経費`

export const ja: Translated<typeof en> = {
  words: {
    many: '経費',
    names: '経費 支出 費用',
    bin: '削除した経費',
    records: expenses,
    added: (count) => `新しい経費${number(count)}件`,
    removed: (count) => `${expenses(count)}がここに該当しなくなりました`,
    deleted: (count, title) => (count === 1 ? `${title}への経費を削除しました` : `${expenses(count)}を削除しました`),
  },
  name: (id) => `経費 ${id}`,
  fields: {
    date: '日付',
    category: 'カテゴリー',
    vendor: '支払先',
    amount: '金額',
    tax: '内税',
    paidFrom: '支払方法',
    recurring: '毎月',
    note: 'メモ',
    files: '領収書',
    createdAt: '作成日',
    receipt: '領収書',
  },
  choices: {
    category: {
      Rent: '家賃',
      Salaries: '給与',
      Marketing: 'マーケティング',
      Software: 'ソフトウェア',
      Equipment: '備品',
      Shipping: '配送',
      Supplies: '消耗品',
      Travel: '出張',
      'Professional services': '専門サービス',
      Taxes: '税金',
      Other: 'その他',
    },
    paidFrom: { Bank: '銀行口座', Card: 'カード', Cash: '現金', PayPal: 'PayPal' },
    receipt: { attached: '添付あり', missing: 'なし' },
  },
  list: {
    title: '経費',
    search: '支払先とメモを検索',
    create: '新しい経費',
    empty: '経費はまだありません',
    emptyText: '支払った金額を領収書と一緒に記録すると、「財務」で手元に残る金額を確認できます。',
  },
  form: {
    edit: '経費を編集',
    sections: {
      about: { title: '経費', text: '何を、いつ、どこに支払ったか。' },
      proof: { title: '領収書', text: '必要なときにすぐ確認できるよう、写真またはPDFを添付します。' },
    },
    hints: { tax: '金額に含まれる税額。', recurring: '家賃のように毎月発生します。' },
  },
}
