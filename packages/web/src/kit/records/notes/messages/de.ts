import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  words: { many: 'Notizen' },
  name: (id) => `Notiz ${id}`,
  fields: { text: 'Text' },
  title: 'Notizen',
  new: 'Neue Notiz',
  add: 'Notiz hinzufügen',
  edit: 'Notiz bearbeiten',
  delete: 'Notiz löschen',
  placeholder: 'Nur für das Team sichtbar. Erwähnen Sie jemanden mit @',
  people: 'Personen zum Erwähnen',
  none: 'Noch keine Notizen.',
  edited: 'bearbeitet',
  added: 'Notiz hinzugefügt',
  saved: 'Notiz gespeichert',
  deleted: 'Notiz gelöscht',
  mentions: {
    title: 'Erwähnungen',
    isNew: 'Neu',
    emptyTitle: 'Noch hat Sie niemand erwähnt',
    emptyText: 'Sobald jemand in einer Notiz @ und Ihren Namen schreibt, steht es hier.',
  },
}
