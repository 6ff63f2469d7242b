import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  spread: '星の数ごとのレビュー',
  count: (count) => `レビュー ${number(count)} 件`,
  bar: (stars, count) => `星 ${number(stars)} つ：${ja.count(count)}`,
  show: '表示',
  shows: { visible: '公開中', unanswered: '未返信', hidden: '非表示', all: 'すべて' },
  sort: '並べ替え',
  sorts: {
    newest: '新しい順',
    oldest: '古い順',
    best: '評価の高い順',
    worst: '評価の低い順',
    liked: '高評価の多い順',
  },
  reset: 'すべてのレビュー',
  more: 'さらに読み込む',
  none: 'レビューはまだありません',
  noneText: 'この商品についてのお客様の声がここに表示されます。',
  noMatch: '該当するレビューはありません',
  hiddenFor: (reason) => `非表示：${reason}`,
  reply: '返信',
  replyTo: (name) => `${name} さんに返信`,
  editReply: '返信を編集',
  removeReply: '返信を削除',
  yourReply: '返信内容',
  send: '返信を公開',
  hide: '非表示にする',
  hideTitle: 'このレビューを非表示にしますか？',
  hideText: 'レビューは保存されますが、商品の評価には含まれなくなります。',
  hideReason: '理由',
  hideReasonHint: 'レビューとその履歴に残ります。',
  hideReasonHints: '各レビューとその履歴に残ります。',
  unhide: '再表示',
  done: {
    replied: '返信を公開しました',
    unreplied: '返信を削除しました',
    hidden: 'レビューを非表示にしました',
    shown: 'レビューを再表示しました',
    deleted: 'レビューを削除しました',
  },
}
