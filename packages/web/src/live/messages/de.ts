import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

const counted = (one: string, many: string) => (count: number) => `${number(count)} ${count === 1 ? one : many}`

export const de: Translated<typeof en> = {
  joining: {
    users: counted('neuer Benutzer', 'neue Benutzer'),
    orders: counted('neue Bestellung', 'neue Bestellungen'),
    products: counted('neues Produkt', 'neue Produkte'),
    invoices: counted('neue Rechnung', 'neue Rechnungen'),
    tickets: counted('neues Ticket', 'neue Tickets'),
    reviews: counted('neue Bewertung', 'neue Bewertungen'),
  },
  leaving: {
    users: counted('Benutzer gehört nicht mehr hierher', 'Benutzer gehören nicht mehr hierher'),
    orders: counted('Bestellung gehört nicht mehr hierher', 'Bestellungen gehören nicht mehr hierher'),
    products: counted('Produkt gehört nicht mehr hierher', 'Produkte gehören nicht mehr hierher'),
    invoices: counted('Rechnung gehört nicht mehr hierher', 'Rechnungen gehören nicht mehr hierher'),
    tickets: counted('Ticket gehört nicht mehr hierher', 'Tickets gehören nicht mehr hierher'),
    reviews: counted('Bewertung gehört nicht mehr hierher', 'Bewertungen gehören nicht mehr hierher'),
  },
  show: 'Anzeigen',
  notice: {
    changed: (name) => `${name} hat dies gerade geändert.`,
    deleted: (name) => `${name} hat dies gerade gelöscht.`,
    someone: 'Jemand',
    kept: 'Ihre Eingaben sind noch da. Beim Speichern wird beides zusammengeführt; bei denselben Feldern entscheiden Sie.',
    look: 'Änderungen ansehen',
    title: 'Was sich geändert hat',
  },
}
