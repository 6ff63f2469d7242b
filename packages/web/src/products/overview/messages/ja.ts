import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

const pieces = (count: number) => `${number(count)} 点`

export const ja: Translated<typeof en> = {
  edit: '編集',
  duplicate: '複製',
  more: 'その他の操作',
  publish: '公開',
  unpublish: '公開を取り消す',
  published: '公開しました',
  unpublished: '下書きに戻しました',
  created: (day) => `${day} に登録`,
  publishesOn: (moment) => `${moment} に公開予定`,
  gallery: {
    label: '画像',
    picture: (place, count) => `画像 ${number(place)} / ${number(count)}`,
    enlarge: '画像を拡大',
    previous: '前の画像',
    next: '次の画像',
    zoomIn: '拡大',
    zoomOut: '縮小',
    fit: '全体を表示',
  },
  was: '割引前の価格',
  off: (percent) => `${number(percent)}% 割引`,
  figures: '主な数値',
  tiles: {
    available: '販売可能',
    availableHint: (onHand) => `実在庫 ${pieces(onHand)}`,
    reserved: '引当済み',
    reservedHint: (orders) => `未出荷の注文 ${number(orders)} 件`,
    noneReserved: '未出荷の注文なし',
    incoming: '入荷予定',
    incomingHint: (day, deliveries) => (deliveries === 1 ? `${day} 予定` : `${number(deliveries)} 件、次回 ${day}`),
    noneIncoming: '入荷予定なし',
    recent: '販売数（過去 30 日）',
    earlier: 'それ以前の販売数',
    returned: '返品',
    lasts: '在庫の残り日数',
    rating: '評価',
    soldHint: (revenue, orders) => `${revenue}（注文 ${number(orders)} 件）`,
    noneSold: 'まだ販売されていません',
    noneRecent: '販売なし',
    returnedHint: (share, orders) => `全体の ${share}（注文 ${number(orders)} 件）`,
    noneReturned: '返品はありません',
    days: (count) => `${number(count)} 日`,
    lastsHint: (stock, aDay) => `在庫 ${pieces(stock)}、1 日 ${number(aDay)} 点`,
    lastsUnknown: (stock) => `在庫 ${pieces(stock)}、販売なし`,
    ratingHint: (count) => `レビュー ${number(count)} 件`,
    unrated: 'レビューはまだありません',
  },
  sections: 'セクション',
  tabs: { reviews: 'レビュー', deliveries: '入荷', timeline: 'タイムライン', versions: 'バージョン' },
}
