import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  saved: (field: string, name: string) => `${name}の${field}を保存しました`,
  nothing: '該当なし',
  saveAnyway: 'このまま保存',
  paste: {
    saved: (count) => `${number(count)}個のセルを保存しました`,
    refused: (count) => `${number(count)}個のセルは保存できず、印を付けました。`,
    tooLong: (lines, room) =>
      `${number(lines)} 行が貼り付けられましたが、ここから入力できるのは ${number(room)} 行までです。変更は行われていません。`,
    left: (count) => `${number(count)}個のセルは貼り付け先がありませんでした。`,
    nothing: 'セルの値はすでに同じです',
  },
}
