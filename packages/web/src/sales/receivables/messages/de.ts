import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  title: 'Offene Posten',
  asOf: (day) => `Offene Beträge je Kunde nach Tagen der Überfälligkeit, Stand ${day}.`,
  formula:
    'Zahlungstreue: Anteil der in den letzten 365 Tagen fälligen Beträge, der bis zum Fälligkeitstag vollständig bezahlt wurde.',
  totals: 'Alle Kunden',
  invoices: (count) => (count === 1 ? '1 Rechnung' : `${number(count)} Rechnungen`),
  number: 'Kundennummer',
  contact: 'Kontakt',
  noMail: 'Noch keine',
  export: 'Exportieren',
  print: 'Drucken',
  due: (day) => `Fällig am ${day}`,
  overdue: (band) => `${band} überfällig`,
  noneLate: 'Nichts überfällig',
  search: 'Kunden suchen',
  fields: {
    name: 'Kunde',
    email: 'E-Mail',
    phone: 'Telefon',
    lastMail: 'Letzte E-Mail',
    invoices: 'Offene Rechnungen',
    notDue: 'Nicht fällig',
    days30: '1–30 Tage',
    days60: '31–60 Tage',
    days90: '61–90 Tage',
    older: 'Über 90 Tage',
    owedAmount: 'Offen',
    score: 'Zahlungstreue',
  },
  heads: { days30: '1–30', days60: '31–60', days90: '61–90', older: 'Über 90' },
  toInvoices: (customer, field, amount) => `${customer}, ${field}: ${amount}`,
  onTime: (onTime, due) => `${onTime} von ${due} pünktlich`,
  noScore: 'Nichts fällig',
  emptyTitle: 'Keine offenen Posten',
  emptyText: 'Kunden erscheinen hier, sobald Sie ihnen eine Rechnung ausstellen.',
  statement: {
    title: 'Kontoauszug',
    of: (customer) => `Kontoauszug: ${customer}`,
    open: 'Kontoauszug',
    openOf: (customer) => `Kontoauszug von ${customer}`,
    back: 'Zurück zu den offenen Posten',
    from: 'Von',
    to: 'Bis',
    order: 'Das Ende liegt vor dem Beginn.',
  },
}
