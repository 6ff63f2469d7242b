import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  hint: 'スペースキーでカードを持ち上げ、矢印キーで移動し、スペースキーで置きます。Escapeキーで元に戻ります。',
  grabbed: (title, spot) => `「${title}」を持ち上げました。${spot}。`,
  over: (spot) => `${spot}。`,
  dropped: (title, spot) => `「${title}」を置きました。${spot}。`,
  cancelled: (title, spot) => `「${title}」を元の場所に戻しました。${spot}。`,
  place: (column, place, count) => `${column}、${number(count)}枚中${number(place)}番目`,
  moveTo: '移動先',
  more: (count) => `さらに表示（残り${number(count)}件）`,
  failed: 'カードを読み込めませんでした。',
  retry: '再試行',
}
