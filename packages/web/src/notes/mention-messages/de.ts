import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Erwähnungen',
  order: (id) => `Bestellung ${id}`,
  isNew: 'Neu',
  emptyTitle: 'Noch hat Sie niemand erwähnt',
  emptyText: 'Sobald jemand in einer Notiz zu einer Bestellung @ und Ihren Namen schreibt, steht es hier.',
}
