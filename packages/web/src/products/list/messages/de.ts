import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  create: 'Neues Produkt',
  publish: 'Veröffentlichen',
  unpublish: 'Zurückziehen',
  adjust: 'Preise ändern',
  duplicate: 'Duplizieren',
  emptyText: 'Sobald Produkte angelegt oder importiert sind, erscheinen sie hier.',
  levels: { out: 'Ausverkauft', low: 'Geringer Bestand' },
  sumOf: (variants) => (variants === 1 ? 'Der Bestand der Variante' : `Die Summe von ${number(variants)} Varianten`),
  rated: (rating, reviews) =>
    reviews === 1 ? `${rating} von 5, 1 Bewertung` : `${rating} von 5, ${number(reviews)} Bewertungen`,
  unrated: 'Noch keine Bewertungen',
  before: (price) => `vor Rabatt ${price}`,
  inStock: 'Bestand',
  tabs: { label: 'Produkte nach Gruppen', all: 'Alle', low: 'Geringer Bestand' },
  bands: {
    stock: 'Verfügbarkeit',
    low: 'Gering',
    inStock: 'Verfügbar',
    price: 'Genauer Preis',
    rating: 'Genaue Bewertung',
    pieces: 'Genauer Bestand',
    between: (from, to) => `${from} bis ${to}`,
    under: (to) => `Unter ${to}`,
    over: (from) => `Ab ${from}`,
  },
}
