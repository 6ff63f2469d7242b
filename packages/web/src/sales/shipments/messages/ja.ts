import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  words: {
    many: '発送',
  },
  name: (id) => `発送 ${id}`,
  list: '発送',
  none: 'まだ何も発送していません。',
  untracked: '追跡情報なしで発送済みです。',
  fields: { carrier: '配送業者', trackingNumber: '追跡番号', trackingUrl: '追跡用リンク' },
  track: '荷物を追跡',
  partly: (shipped, all) => `${number(all)}点中${number(shipped)}点を発送済み`,
  open: '商品を発送する',
  openRest: '残りを発送する',
  text: 'この荷物に入れる商品を選んでください。残りは後から発送できます。',
  left: (left, all) => `未発送${number(left)}点（全${number(all)}点）`,
  piecesOf: (name) => `${name}の数量`,
  tooMuch: (most) => `${number(most)}点まで`,
  linkHint: 'https:// で始まるアドレス',
  linkWrong: 'https:// で始まるアドレスを入力してください',
  becomesShipping: '注文のステータスが「配送中」になります。',
  confirm: (count) => `${number(count)}点を発送する`,
  shipped: (count) => `${number(count)}点を発送しました`,
  conflict: 'ほかの人がこの注文の商品を変更しました。数量をもう一度確認してください。',
  edit: '追跡情報を編集',
  editText: '荷物の中身は変わりません。',
  saved: '追跡情報を更新しました',
  slip: '納品書',
  remove: '発送を取り消す',
  removed: '発送を取り消しました',
  menuOf: (name) => `${name}のその他の操作`,
}
