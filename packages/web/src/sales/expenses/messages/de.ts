import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const expenses = (count: number) => (count === 1 ? '1 Ausgabe' : `${number(count)} Ausgaben`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Ausgaben',
    names: 'ausgabe kosten aufwand',
    bin: 'Gelöschte Ausgaben',
    records: expenses,
    added: (count) => (count === 1 ? '1 neue Ausgabe' : `${number(count)} neue Ausgaben`),
    removed: (count) =>
      count === 1 ? '1 Ausgabe gehört nicht mehr hierher' : `${expenses(count)} gehören nicht mehr hierher`,
    deleted: (count, title) =>
      count === 1 ? `Die Ausgabe an ${title} wurde gelöscht` : `${expenses(count)} wurden gelöscht`,
  },
  name: (id) => `Ausgabe ${id}`,
  fields: {
    date: 'Datum',
    category: 'Kategorie',
    vendor: 'Bezahlt an',
    amount: 'Betrag',
    tax: 'Enthaltene Steuer',
    paidFrom: 'Bezahlt von',
    recurring: 'Monatlich',
    note: 'Notiz',
    files: 'Belege',
    createdAt: 'Angelegt',
    receipt: 'Beleg',
  },
  choices: {
    category: {
      Rent: 'Miete',
      Salaries: 'Gehälter',
      Marketing: 'Marketing',
      Software: 'Software',
      Equipment: 'Ausstattung',
      Shipping: 'Versand',
      Supplies: 'Verbrauchsmaterial',
      Travel: 'Reisen',
      'Professional services': 'Dienstleistungen',
      Taxes: 'Steuern',
      Other: 'Sonstiges',
    },
    paidFrom: { Bank: 'Bankkonto', Card: 'Karte', Cash: 'Bar', PayPal: 'PayPal' },
    receipt: { attached: 'Vorhanden', missing: 'Fehlt' },
  },
  list: {
    title: 'Ausgaben',
    search: 'Empfänger und Notizen durchsuchen',
    create: 'Neue Ausgabe',
    empty: 'Noch keine Ausgaben',
    emptyText: 'Halten Sie hier fest, was Sie ausgeben, mit Beleg: „Finanzen“ zeigt, was übrig bleibt.',
  },
  form: {
    edit: 'Ausgabe bearbeiten',
    sections: {
      about: { title: 'Ausgabe', text: 'Was wann an wen bezahlt wurde.' },
      proof: { title: 'Beleg', text: 'Ein Foto oder ein PDF, damit er zur Hand ist, wenn jemand danach fragt.' },
    },
    hints: { tax: 'Wie viel vom Betrag Steuer ist.', recurring: 'Sie fällt jeden Monat an, wie die Miete.' },
  },
}
