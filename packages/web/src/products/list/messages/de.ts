import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  change: 'Ändern',
  bin: 'Papierkorb',
  peek: 'Vorschau',
  emptyText: 'Sobald Produkte angelegt oder importiert sind, erscheinen sie hier.',
  levels: { out: 'Ausverkauft', low: 'Geringer Bestand' },
  rated: (rating, reviews) =>
    reviews === 1 ? `${rating} von 5, 1 Bewertung` : `${rating} von 5, ${number(reviews)} Bewertungen`,
  unrated: 'Noch keine Bewertungen',
}
