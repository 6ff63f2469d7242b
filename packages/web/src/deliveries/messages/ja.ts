import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

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
}
