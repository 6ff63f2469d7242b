import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  title: 'Offene Posten',
  asOf: (day) => `Was Kunden schulden, nach Tagen der Überfälligkeit, Stand ${day} (UTC).`,
  formula:
    'Zahlungstreue: Anteil dessen, was in den letzten 365 Tagen fällig war und bis zur Fälligkeit ganz bezahlt wurde, nach Betrag.',
  totals: 'Alle Kunden zusammen',
  invoices: (count) => (count === 1 ? '1 Rechnung' : `${number(count)} Rechnungen`),
  search: 'Kunden suchen',
  fields: {
    name: 'Kunde',
    email: 'E-Mail',
    invoices: 'Offene Rechnungen',
    notDue: 'Nicht fällig',
    days30: '1–30 Tage',
    days60: '31–60 Tage',
    days90: '61–90 Tage',
    older: 'Über 90 Tage',
    owedAmount: 'Offen',
    score: 'Zahlungstreue',
  },
  toInvoices: (customer, field, amount) => `${customer}, ${field}: ${amount}`,
  onTime: (onTime, due) => `${onTime} von ${due} pünktlich`,
  noScore: 'Nichts war fällig',
  emptyTitle: 'Niemand schuldet etwas',
  emptyText: 'Kunden erscheinen hier, sobald eine Rechnung an sie gestellt ist.',
  statement: {
    title: 'Kontoauszug',
    of: (customer) => `Kontoauszug: ${customer}`,
    open: 'Kontoauszug',
    openOf: (customer) => `Kontoauszug von ${customer}`,
    back: 'Zurück zu den offenen Posten',
    from: 'Von',
    to: 'Bis',
    order: 'Der Zeitraum endet, bevor er beginnt.',
  },
}
