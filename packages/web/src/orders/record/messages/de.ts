import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  orderedOn: (date) => `Bestellt am ${date}`,
  deliveredOn: (date) => `Geliefert am ${date}`,
  edit: 'Bearbeiten',
  more: 'Weitere Aktionen',
  steps: {
    to: {
      New: 'Als neu markieren',
      Pending: 'Als offen markieren',
      Shipping: 'Als unterwegs markieren',
      Delivered: 'Als geliefert markieren',
      Return: 'Als zurückgesandt markieren',
    },
    why: 'Geben Sie den Grund an, damit es später alle nachvollziehen können.',
    done: (status) => `Die Bestellung ist jetzt „${status}“`,
  },
  slip: {
    title: (order) => `Packzettel, ${order}`,
    open: 'Packzettel',
    shipTo: 'Lieferung an',
    quantity: 'Menge',
    packed: 'Gepackt',
    pieces: 'Stück insgesamt',
  },
  paper: { back: 'Zur Bestellung', print: 'Drucken' },
  creditNote: {
    title: (number) => `Gutschrift ${number}`,
    open: 'Gutschrift',
    date: 'Datum',
    amount: 'Betrag',
    other: 'Sonstiges',
    reason: 'Grund',
  },
  invoice: { make: 'Rechnung erstellen', made: (id) => `Rechnung ${id} erstellt` },
  history: 'Verlauf',
  addresses: 'Adressen',
  sameAddress: 'Wie Lieferadresse',
  customer: {
    figures: 'Der Kunde in Zahlen',
    value: 'Kundenwert',
    orders: 'Bestellungen',
    returnRate: 'Retourenquote',
    openTickets: 'Offene Tickets',
  },
}
