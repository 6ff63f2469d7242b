import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  about: (days) => `${days} Tage nach dem Löschen werden sie endgültig entfernt.`,
  search: 'Gelöschtes durchsuchen',
  restore: 'Wiederherstellen',
  system: 'System',
  fields: {
    title: 'Name',
    actor: 'Gelöscht von',
    reason: 'Grund',
    deletedAt: 'Gelöscht',
    expiresAt: 'Endgültig entfernt',
  },
  emptyTitle: 'Der Papierkorb ist leer',
  emptyText: (days) => `Gelöschtes lässt sich hier ${days} Tage lang wiederherstellen.`,
}
