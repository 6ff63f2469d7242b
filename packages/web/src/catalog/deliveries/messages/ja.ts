import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')
const pieces = (count: number) => `${number(count)} 点`

export const ja: Translated<typeof en> = {
  words: {
    many: '入荷',
  },
  name: (id) => `入荷 ${id}`,
  fields: {
    productId: '商品',
    pieces: '数量',
    received: '入荷済み',
    expectedOn: '入荷予定日',
    reference: '参照番号',
    note: 'メモ',
    cancelled: 'キャンセル',
  },
  yesOrNo: { true: 'はい', false: 'いいえ' },
  board: {
    expected: '入荷予定',
    past: '過去の入荷',
    incoming: (count) => `未入荷 ${pieces(count)}`,
    none: '入荷予定はありません',
    noneText: '発注した商品を登録すると、届くまで入荷予定として数えられます。',
    add: '入荷予定を追加',
    more: 'さらに表示',
    pieces,
    late: '遅延',
    states: { Received: '入荷済み', Cancelled: 'キャンセル' },
    received: (count, of) => `${number(of)} 点中 ${number(count)} 点入荷済み`,
    unnamed: '参照番号なし',
    receive: '入荷処理',
    receiveOf: (name) => `${name} を入荷処理`,
    menuOf: (name) => `${name} のその他の操作`,
    edit: '編集',
    cancel: '残りをキャンセル',
    reopen: '入荷予定に戻す',
    addTitle: '入荷予定を追加',
    addText: '入荷処理またはキャンセルするまで、入荷予定として数えられます。',
    editTitle: '入荷予定を編集',
    save: '保存',
    count: '数量',
    day: '入荷予定日',
    reference: '参照番号',
    referenceHint: '発注番号など',
    note: 'メモ',
    receiveTitle: '入荷処理',
    receiveText: (count) => `未入荷は ${pieces(count)} です。届いた分が在庫に加算されます。`,
    kind: 'バリエーション',
    arrived: '届いた数量',
    addToStock: (count) => `${number(count)} 点を在庫に追加`,
    stockAfter: (before, after) => `在庫: ${number(before)} → ${number(after)}`,
    reason: (name) => `入荷 ${name}`,
    done: {
      added: '入荷予定を追加しました',
      changed: '入荷予定を変更しました',
      cancelled: '残りをキャンセルしました',
      reopened: '入荷予定に戻しました',
      received: (count) => `${pieces(count)}を在庫に追加しました`,
    },
  },
}
