import type { Translated } from '../../../../lib/i18n/catalogue.ts'
import { formats } from '../../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  createTitle: '請求書を新規作成',
  editTitle: '請求書を編集',
  saveDraft: '下書きを保存',
  issue: '発行',
  draftSaved: (name) => `${name}を保存しました`,
  issued: (id) => `${id}を発行しました`,
  saved: '変更を保存しました',
  unchanged: '保存する変更はありません',
  readOnly: '請求書を変更する権限がありません。',
  voided: 'この請求書は無効にされたため、変更できません。',
  agreed:
    'この請求書の顧客、明細、金額はロックされています。変更するには訂正してください。クレジットノートで取り消し、変更内容を新しい下書きに引き継ぎます。',
  problems: {
    tooManyLines: (max) => `明細は${number(max)}行までです`,
    noLines: '発行する前に明細を1 行以上追加してください',
    discountTooBig: '割引が請求金額を超えています',
    installmentsOff: '分割額の合計が請求書の合計と一致していません',
  },
  locked: {
    title: 'この請求書は変更できません',
    text: 'すでに顧客に送付されているか、一部が入金されているため、顧客、明細、金額は変更できません。訂正すると、クレジットノートで残額を取り消し、変更内容を新しい下書きに引き継ぎます。クレジットノートは取り消せません。一部だけを減額する場合や無効にする場合は、請求書を開いてください。',
    open: '請求書を開く',
    stay: '編集を続ける',
  },
  sheet: { invoice: '請求書', unnumbered: '番号は発行時に割り当てられます' },
  customer: { find: '名前またはメールで検索' },
  due: {
    label: '支払サイト',
    onReceipt: '受領後すぐ',
    inDays: (days) => `${number(days)}日以内`,
    onDay: '日付を指定',
  },
  lines: {
    title: '内容',
    quantity: '数量',
    price: '単価',
    discount: '割引',
    tax: '税率',
    amount: '金額',
    add: '商品名または内容を入力',
    inLine: (label, place) => `${label}（${number(place)}行目）`,
    lineName: (place) => `${number(place)}行目`,
    products: '商品',
    rates: '使用したことのある税率',
    lastPaid: (price) => `前回の価格 ${price}`,
    lastPaidOn: (invoice, day) => `${day}の ${invoice}。この価格を使う`,
    pasted: (count, unread) =>
      unread === 0
        ? `${number(count)}行を追加しました`
        : `${number(count)}行を追加しました。数値でないセル${number(unread)}個は空欄にしました。`,
  },
  installments: {
    title: '支払予定',
    begin: '分割払いにする',
    add: '分割を追加',
    splitBy: '分け方',
    ways: { percent: '割合（%）', amount: '金額' },
    day: (place: number) => `支払期限（${number(place)}回目）`,
    share: (place: number) => `割合（${number(place)}回目）`,
    amount: (place: number) => `金額（${number(place)}回目）`,
    remove: (place: number) => `${number(place)}回目を削除`,
  },
  totals: {
    taxOf: (rate, base) => `税 ${rate}（対象額 ${base}）`,
    taxWithin: (rate, base) => `内税 ${rate}（対象額 ${base}）`,
  },
  settings: {
    title: '書類の設定',
    pricesHint: '税は合計に加算されず、合計に含まれます。',
    exemptionHint: '税率0%の理由（例：輸出免税）',
  },
  yesNo: { yes: 'はい', no: 'いいえ' },
  keys: {
    enter: 'Enter',
    enterText: '次の行へ',
    move: 'Alt+↑ ↓',
    moveText: '行を移動',
    paid: 'Alt+L',
    paidText: '前回の価格を使う',
    paste: 'Ctrl+V',
    pasteText: '表計算から行を貼り付け：内容、数量、単価、割引、税率',
  },
}
