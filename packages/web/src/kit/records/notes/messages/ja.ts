import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  words: { many: 'メモ' },
  name: (id) => `メモ ${id}`,
  fields: { text: '本文' },
  title: 'メモ',
  new: '新しいメモ',
  add: 'メモを追加',
  edit: 'メモを編集',
  delete: 'メモを削除',
  placeholder: '社内だけに表示されます。@ で名前を指定できます',
  people: 'メンションできる人',
  none: 'メモはまだありません。',
  edited: '編集済み',
  added: 'メモを追加しました',
  saved: 'メモを保存しました',
  deleted: 'メモを削除しました',
  mentions: {
    title: 'メンション',
    isNew: '新着',
    emptyTitle: 'まだメンションはありません',
    emptyText: 'メモで「@あなたの名前」と書かれると、ここに表示されます。',
  },
}
