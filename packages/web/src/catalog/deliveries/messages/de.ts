import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const pieces = (count: number) => `${number(count)} Stück`

export const de: Translated<typeof en> = {
  words: {
    many: 'Lieferungen',
  },
  name: (id) => `Lieferung ${id}`,
  fields: {
    productId: 'Produkt',
    pieces: 'Stück',
    received: 'Eingegangen',
    expectedOn: 'Erwartet am',
    reference: 'Referenz',
    note: 'Notiz',
    cancelled: 'Storniert',
  },
  yesOrNo: { true: 'Ja', false: 'Nein' },
  board: {
    expected: 'Erwartet',
    past: 'Früher',
    incoming: (count) => `${pieces(count)} noch unterwegs`,
    none: 'Es wird nichts erwartet',
    noneText: 'Tragen Sie ein, was bestellt ist: Es zählt als Zulauf, bis es eintrifft.',
    add: 'Lieferung eintragen',
    more: 'Mehr anzeigen',
    pieces,
    late: 'Überfällig',
    states: { Received: 'Eingegangen', Cancelled: 'Storniert' },
    received: (count, of) => `${number(count)} von ${number(of)} eingegangen`,
    unnamed: 'Ohne Referenz',
    receive: 'Annehmen',
    receiveOf: (name) => `${name} annehmen`,
    menuOf: (name) => `Weitere Aktionen für ${name}`,
    edit: 'Bearbeiten',
    cancel: 'Rest stornieren',
    reopen: 'Wieder erwarten',
    addTitle: 'Lieferung eintragen',
    addText: 'Diese Stücke zählen als Zulauf, bis sie angenommen oder storniert sind.',
    editTitle: 'Lieferung bearbeiten',
    save: 'Speichern',
    count: 'Stück',
    day: 'Erwartet am',
    reference: 'Referenz',
    referenceHint: 'Zum Beispiel die Nummer der Bestellung beim Lieferanten.',
    note: 'Notiz',
    receiveTitle: 'Lieferung annehmen',
    receiveText: (count) => `${pieces(count)} noch unterwegs. Was eingetroffen ist, kommt zum Bestand dazu.`,
    kind: 'Variante',
    arrived: 'Eingetroffene Stücke',
    addToStock: (count) => `${number(count)} einlagern`,
    stockAfter: (before, after) => `Bestand: ${number(before)} → ${number(after)}`,
    reason: (name) => `Lieferung ${name}`,
    done: {
      added: 'Die Lieferung ist eingetragen',
      changed: 'Die Lieferung ist geändert',
      cancelled: 'Der Rest ist storniert',
      reopened: 'Die Lieferung wird wieder erwartet',
      received: (count) => `${pieces(count)} eingelagert`,
    },
  },
}
