import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  title: 'Profil',
  edit: 'Bearbeiten',
  sections: 'Bereiche',
  tabs: {
    timeline: 'Verlauf',
    orders: 'Bestellungen',
    invoices: 'Rechnungen',
    tickets: 'Tickets',
    reviews: 'Bewertungen',
  },
  views: {
    label: 'Was angezeigt wird',
    all: 'Alles',
    profile: 'Änderungen am Profil',
    by: (name) => `Änderungen von ${name}`,
  },
  figures: 'In Zahlen',
  tiles: {
    value: 'Kundenwert',
    valueHint: 'Bestellungen ohne Rücksendungen',
    orders: 'Bestellungen',
    ordersHint: (returned) => (returned === 0 ? 'Keine zurückgesandt' : `${number(returned)} zurückgesandt`),
    tickets: 'Offene Tickets',
    ticketsHint: (total) => `von insgesamt ${number(total)}`,
    invoices: 'Offene Rechnungen',
    invoicesHint: (due) => `${due} fällig`,
    reviews: 'Bewertungen',
    reviewsHint: (rating) => `${number(rating)} Sterne im Schnitt`,
    noReviews: 'Keine verfasst',
  },
  leaving: {
    deactivate: 'Deaktiviert',
    delete: 'Wird gelöscht',
    deactivateText: (left: string, until: string) => `Gegangen am ${left}, Rückkehr bis ${until} möglich`,
    deleteText: (left: string, until: string) => `Gegangen am ${left}, Löschung am ${until}`,
    overText: (left: string) => `Gegangen am ${left}, nur die Administration kann das Konto wieder öffnen`,
    reopen: 'Konto wieder öffnen',
    reopened: 'Konto wieder geöffnet',
  },
}
