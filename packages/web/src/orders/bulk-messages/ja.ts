import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  records: (count) => `注文${number(count)}件`,
  notDelivered: '未配達',
  reasons: { date_order: '注文日より前に配達されたことになります' },
  doubts: {
    title: 'このまま保存しますか？',
    text: '次の点を確認してください。',
    future: '配達日が未来の日付です。',
    neverShipped: '配達日が入力されていますが、まだ何も発送していません。',
    noShipping: '未発送の商品がありますが、配送先住所がありません。',
    noBilling: '未発送の商品がありますが、請求先住所がありません。',
    save: 'このまま保存',
  },
}
