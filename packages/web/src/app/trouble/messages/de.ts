import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Wartung',
  heading: 'Quarterdeck wird gewartet',
  text: 'Es geht gleich weiter. Ihre Eingaben bleiben erhalten, und diese Seite kehrt von selbst zurück.',
  preparing: {
    heading: 'Quarterdeck wird vorbereitet',
    text: 'Die Datenbank wird auf den neuesten Stand gebracht. Danach kehrt diese Seite von selbst zurück.',
  },
  until: (time) => `Voraussichtlich bis ${time}`,
  anyMoment: 'jeden Moment',
  connection: 'Verbindung unterbrochen. Neuer Versuch läuft …',
}
