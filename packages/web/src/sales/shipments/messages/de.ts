import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  words: {
    many: 'Sendungen',
  },
  name: (id) => `Sendung ${id}`,
  list: 'Sendungen',
  none: 'Es wurde noch nichts versandt.',
  untracked: 'Ohne Sendungsverfolgung versandt.',
  fields: { carrier: 'Versanddienst', trackingNumber: 'Sendungsnummer', trackingUrl: 'Link zur Sendungsverfolgung' },
  track: 'Sendung verfolgen',
  partly: (shipped, all) => `${number(shipped)} von ${number(all)} versandt`,
  open: 'Artikel versenden',
  openRest: 'Rest versenden',
  text: 'Wählen Sie, was in dieses Paket kommt. Der Rest kann später versandt werden.',
  left: (left, all) => `${number(left)} von ${number(all)} noch zu versenden`,
  piecesOf: (name) => `Menge von ${name}`,
  tooMuch: (most) => `Höchstens ${number(most)}`,
  linkHint: 'Beginnt mit https://',
  linkWrong: 'Bitte eine Adresse eingeben, die mit https:// beginnt',
  becomesShipping: 'Der Status der Bestellung wechselt zu „Unterwegs“.',
  confirm: (count) => `${number(count)} Artikel versenden`,
  shipped: (count) => `${number(count)} Artikel versandt`,
  conflict: 'Inzwischen hat jemand die Artikel der Bestellung geändert. Bitte prüfen Sie die Mengen noch einmal.',
  edit: 'Sendungsdaten bearbeiten',
  editText: 'Was in der Sendung ist, bleibt unverändert.',
  saved: 'Sendungsdaten aktualisiert',
  slip: 'Packzettel',
  remove: 'Zurücknehmen',
  removed: 'Sendung zurückgenommen',
  menuOf: (name) => `Weitere Aktionen für ${name}`,
}
