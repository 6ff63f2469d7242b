import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  progress: (done, total) => `${number(total)}件中${number(done)}件`,
  done: {
    edit: (count) => `${number(count)}件を変更しました`,
    delete: (count) => `${number(count)}件を削除しました`,
    restore: (count) => `${number(count)}件を復元しました`,
    undo: (count) => `${number(count)}件を元に戻しました`,
  },
  stopping: '実行中の処理が終わりしだい停止します…',
  cancelled: (count) => `停止しました。それまでに${number(count)}件を変更しました。`,
  refused: (count) => `${number(count)}件は変更されませんでした。詳細は「バックグラウンド処理」で確認できます。`,
  failed: 'バックグラウンド処理に失敗しました',
}
