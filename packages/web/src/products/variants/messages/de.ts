import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

const variants = (count: number) => (count === 1 ? '1 Variante' : `${number(count)} Varianten`)

export const de: Translated<typeof en> = {
  variants: 'Varianten',
  variant: 'Variante',
  none: 'Alle Stücke zählen zusammen: noch keine Varianten.',
  chooseFirst: 'Wählen Sie Farben oder Größen, nach denen Stücke unterschieden werden.',
  summary: (count, pieces) => `${variants(count)}, ${number(pieces)} auf Lager`,
  missing: (count) =>
    count === 1 ? '1 Kombination gibt es noch nicht' : `${number(count)} Kombinationen gibt es noch nicht`,
  orphans: (count) =>
    count === 1 ? '1 passt nicht mehr zur Auswahl oben' : `${number(count)} passen nicht mehr zur Auswahl oben`,
  orphan: 'Nicht mehr gewählt',
  generate: 'Varianten erzeugen',
  generateText:
    'Haken Sie die Kombinationen an, die Sie verkaufen. Jede hat ihre eigene Artikelnummer und ihren eigenen Bestand, auf Wunsch auch ihren eigenen Preis.',
  noColor: 'Jede Farbe',
  noSize: 'Jede Größe',
  isNew: 'Neu',
  isRemoved: 'Entfernt',
  pieces: (count) => `${number(count)} auf Lager`,
  outcome: (count, added, removed) =>
    [variants(count), added > 0 && `${number(added)} neu`, removed > 0 && `${number(removed)} entfernt`]
      .filter(Boolean)
      .join(', '),
  piecesLost: (count) =>
    count === 1
      ? '1 Stück auf Lager fällt mit dem Entfernten weg'
      : `${number(count)} Stück auf Lager fallen mit dem Entfernten weg`,
  keptPieces: (count) => `Ohne Varianten behält das Produkt seinen Bestand von ${number(count)}.`,
  apply: 'Übernehmen',
  inStock: 'Auf Lager',
  stockBy: 'Ändern um',
  firstStock: 'Bestand',
  codeOf: (name) => `Artikelnummer von ${name}`,
  priceOf: (name) => `Preis von ${name}`,
  stockByOf: (name) => `Bestand von ${name} ändern um`,
  firstStockOf: (name) => `Bestand von ${name}`,
  remove: (name) => `${name} entfernen`,
  removed: (name) => `${name} wurde entfernt`,
  setFor: 'Setzen für',
  all: 'Alle Varianten',
  setPrice: 'Preis',
  addPieces: 'Stück dazu',
  setDone: (count) => `Für ${variants(count)} gesetzt`,
  sumHint: (pieces) => `${number(pieces)} auf Lager, die Summe der Varianten.`,
  toDeal: (before, after) => `Bisher ${number(before)} auf Lager; mit den Varianten werden es ${number(after)}.`,
  outOf: (out, all) =>
    out === 1 ? `1 von ${variants(all)} ist ausverkauft` : `${number(out)} von ${variants(all)} sind ausverkauft`,
  showAll: (count) => `Alle ${number(count)} anzeigen`,
  which: 'Welche Variante?',
  variantOf: (name) => `Variante von ${name}`,
}
