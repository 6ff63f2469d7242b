import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  orderedOn: (date) => `${date}に注文`,
  deliveredOn: (date) => `${date}に配達`,
  edit: '編集',
  more: 'その他の操作',
  steps: {
    to: {
      New: '新規にする',
      Pending: '保留中にする',
      Shipping: '配送中にする',
      Delivered: '配達済みにする',
      Return: '返品にする',
    },
    why: '後からほかの人にもわかるよう、理由を記入してください。',
    done: (status) => `注文を「${status}」にしました`,
  },
  slip: {
    title: (order) => `納品書（${order}）`,
    open: '納品書',
    shipTo: 'お届け先',
    quantity: '数量',
    packed: '梱包',
    pieces: '合計点数',
  },
  paper: { back: '注文に戻る', print: '印刷' },
  creditNote: {
    title: (number) => `返金伝票 ${number}`,
    open: '返金伝票',
    date: '発行日',
    amount: '金額',
    other: 'その他',
    reason: '理由',
  },
  invoice: { make: '請求書を作成', made: (id) => `請求書 ${id} を作成しました` },
  history: 'タイムライン',
  addresses: '住所',
  sameAddress: '配送先住所と同じ',
  customer: {
    figures: '顧客の集計',
    value: '累計購入額',
    orders: '注文',
    returnRate: '返品率',
    openTickets: '対応中のチケット',
  },
}
