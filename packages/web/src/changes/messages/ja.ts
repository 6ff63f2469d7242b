import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  label: 'タイムライン',
  actions: { create: '作成', update: '変更', delete: '削除', restore: '復元' },
  undoing: '取り消し',
  system: 'システム',
  before: '変更前',
  after: '変更後',
  reason: '理由',
  together: (others) => `ほか${number(others)}件と同時`,
  undone: '取り消し済み',
  undo: (what) => `元に戻す: ${what}`,
  more: 'さらに読み込む',
  empty: 'まだ何もありません',
  emptyText: 'すべての変更が、変更前と変更後の値とともにここに残ります。',
}
