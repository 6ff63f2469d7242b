import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  hint: 'Mit der Leertaste nehmen Sie die Karte auf, mit den Pfeiltasten verschieben Sie sie, mit der Leertaste legen Sie sie ab, mit Escape kommt sie zurück.',
  grabbed: (title, spot) => `„${title}“ aufgenommen. ${spot}.`,
  over: (spot) => `${spot}.`,
  dropped: (title, spot) => `„${title}“ abgelegt. ${spot}.`,
  cancelled: (title, spot) => `„${title}“ ist wieder an ihrem Platz. ${spot}.`,
  place: (column, place, count) => `${column}, Position ${number(place)} von ${number(count)}`,
  moveTo: 'Verschieben nach',
  more: (count) => `Mehr zeigen (noch ${number(count)})`,
  failed: 'Die Karten wurden nicht geladen.',
  retry: 'Erneut versuchen',
}
