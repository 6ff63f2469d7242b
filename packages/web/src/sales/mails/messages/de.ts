import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  kinds: { invoice: 'Rechnung' },
  texts: {
    title: 'E-Mails an Kunden',
    section: 'Text',
    about: 'Das lesen Kunden, wenn Sie ihnen schreiben. Jede Sprache hat ihren eigenen Text.',
    kind: 'E-Mail',
    languages: 'Sprache',
    saved: 'Text gespeichert',
    reset: 'Auf Standard zurücksetzen',
    restored: 'Standardtext wiederhergestellt',
    readOnly: 'Nur Administratoren können diese Texte ändern.',
  },
  words: {
    subject: 'Betreff',
    text: 'Text',
    hint: 'Eine Leerzeile beginnt einen neuen Absatz. Der Link wird zur Schaltfläche, wenn er allein in einer Zeile steht.',
    insert: 'Einfügen',
  },
  variables: {
    number: 'Rechnungsnummer',
    customer: 'Kunde',
    company: 'Ihre Firma',
    amount: 'Gesamtbetrag',
    owed: 'Offener Betrag',
    issueDate: 'Rechnungsdatum',
    dueDate: 'Fälligkeit',
    link: 'Link zur Rechnung',
  },
  preview: {
    title: 'Vorschau',
    to: 'An',
    subject: 'Betreff',
    about: (id) => `Am Beispiel von ${id}`,
    nobody: 'Keine E-Mail-Adresse',
    none: 'Die Vorschau erscheint, sobald Sie eine Rechnung gestellt haben.',
  },
}
