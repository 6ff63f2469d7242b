import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  about: (days) => `削除から${days}日後に完全に消去されます。`,
  search: '削除したものを検索',
  restore: '復元',
  system: 'システム',
  fields: {
    title: '名前',
    actor: '削除した人',
    reason: '理由',
    deletedAt: '削除日',
    expiresAt: '完全に消去される日',
  },
  emptyTitle: 'ゴミ箱は空です',
  emptyText: (days) => `削除したものは${days}日間、ここから復元できます。`,
}
