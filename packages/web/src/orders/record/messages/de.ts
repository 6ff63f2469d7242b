import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  orderedOn: (date) => `Bestellt am ${date}`,
  deliveredOn: (date) => `Geliefert am ${date}`,
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
