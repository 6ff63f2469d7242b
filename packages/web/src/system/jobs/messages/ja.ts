import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  title: 'バックグラウンド処理',
  emptyTitle: 'バックグラウンド処理はまだありません',
  emptyText: '多数のレコードの変更がここに表示されます。進捗を確認でき、30日間は元に戻せます。',
  more: '以前の処理を表示',
  system: 'システム',
  what: {
    edit: (entity) => `${entity}の変更`,
    delete: (entity) => `${entity}の削除`,
    restore: (entity) => `${entity}の復元`,
    undo: (entity) => `${entity}の変更の取り消し`,
    import: (entity) => `${entity}のインポート`,
    cleaning: () => 'ゴミ箱の整理',
  },
  states: { waiting: '待機中', running: '実行中', done: '完了', failed: '失敗', cancelled: '停止' },
  undone: '取り消し済み',
  progress: (done, total) => `${number(total)}件中${number(done)}件`,
  progressLabel: '進捗',
  changed: (count) => `${number(count)}件`,
  refused: (count) => `${number(count)}件は変更されませんでした`,
  cancelOf: (what) => `キャンセル：${what}`,
  undoOf: (what) => `元に戻す：${what}`,
  download: 'すべてCSVでダウンロード',
  fileName: '変更されなかったレコード',
  reasons: {
    changed: 'その後に変更されています',
    gone: 'すでに存在しません',
    forbidden: 'オーナーを変更できるのはオーナーだけです',
    last_owner: '有効なオーナーが1人以上必要です',
    taken: 'ほかのレコードがこの値を使用しています',
    date_order: '日付の順序が正しくありません',
    unknown_record: '存在しないレコードを参照しています',
  },
}
