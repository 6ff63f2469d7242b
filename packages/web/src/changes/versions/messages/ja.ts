import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  label: 'バージョン',
  version: (version) => `バージョン ${number(version)}`,
  current: '現在',
  changed: (fields) => `変更：${fields}`,
  compare: '比較',
  compareWith: (version) => `バージョン ${number(version)} を現在と比較`,
  text: '元に戻す項目を選んでください。新しいバージョンとして保存され、何も失われません。',
  was: '当時',
  now: '現在',
  same: '現在との違いはありません。',
  fixed: 'ここでは元に戻せません',
  restore: (fields) => `${number(fields)} 項目を復元`,
  restored: (version) => `バージョン ${number(version)} から復元しました`,
  more: 'さらに読み込む',
}
