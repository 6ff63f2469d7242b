import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  words: {
    many: 'Tickets',
    names: 'ticket',
  },
  name: (id) => `Ticket ${id}`,
  statuses: { Open: 'Offen', Closed: 'Geschlossen', Pending: 'Wartend' },
  fields: {
    id: 'Nummer',
    userId: 'Kunde',
    subject: 'Betreff',
    describe: 'Beschreibung',
    status: 'Status',
    image: 'Bild',
    createdAt: 'Angelegt',
  },
  list: { title: 'Tickets', search: 'Betreff oder Beschreibung suchen', empty: 'Noch keine Tickets' },
}
