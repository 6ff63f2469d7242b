import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  words: {
    many: 'Erstattungen',
  },
  name: (id) => `Erstattung ${id}`,
  list: 'Erstattungen und Retouren',
  open: 'Erstattung oder Retoure',
  title: 'Erstattung oder Retoure',
  text: (left) => `Von dieser Bestellung können noch ${left} erstattet werden.`,
  kind: 'Was geschieht',
  kinds: { Refund: 'Erstattung', Return: 'Retoure' },
  kindHints: { Refund: 'Nur Geld geht zurück', Return: 'Artikel kommen zurück' },
  left: (left, all) => `${number(left)} von ${number(all)} übrig`,
  gone: (count) => `${number(count)} erstattet`,
  piecesOf: (name) => `Menge von ${name}`,
  restock: 'Zurück ins Lager',
  restockOf: (name) => `${name} zurück ins Lager`,
  shipping: 'Versand',
  amount: 'Betrag der Erstattung',
  most: (most) => `Höchstens ${most}`,
  tooMuch: 'Mehr als übrig ist',
  confirm: { Refund: (amount) => `${amount} erstatten`, Return: (amount) => `Retoure buchen, ${amount} erstatten` },
  confirmReturn: 'Retoure ohne Erstattung',
  done: {
    Refund: (amount) => `${amount} erstattet`,
    Return: (amount) => `Retoure gebucht, ${amount} erstattet`,
  },
  returned: 'Retoure gebucht',
  conflict:
    'Inzwischen hat jemand die Bestellung geändert oder etwas erstattet. Bitte prüfen Sie die Beträge noch einmal.',
  creditNote: (number) => `Gutschrift ${number}`,
  creditNoteFor: (invoice) => `Zu ${invoice} wird eine Gutschrift erstellt.`,
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  net: 'Netto',
}
