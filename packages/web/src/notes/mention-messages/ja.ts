import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  title: 'メンション',
  order: (id) => `注文 ${id}`,
  isNew: '新着',
  emptyTitle: 'まだメンションはありません',
  emptyText: '注文のメモで「@あなたの名前」と書かれると、ここに表示されます。',
}
