import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  saved: (field: string, name: string) => `${name}: ${field} gespeichert`,
  nothing: 'Keine Treffer',
  saveAnyway: 'Trotzdem speichern',
  paste: {
    saved: (count) => (count === 1 ? '1 Zelle gespeichert' : `${number(count)} Zellen gespeichert`),
    refused: (count) =>
      count === 1
        ? '1 Zelle konnte nicht gespeichert werden und ist markiert.'
        : `${number(count)} Zellen konnten nicht gespeichert werden und sind markiert.`,
    tooLong: (lines, room) =>
      `${number(lines)} Zeilen wurden eingefügt, ab hier lassen sich aber nur ${number(room)} füllen. Nichts wurde geändert.`,
    left: (count) => (count === 1 ? 'Für 1 Zelle war kein Platz.' : `Für ${number(count)} Zellen war kein Platz.`),
    nothing: 'Die Zellen haben diese Werte schon',
  },
}
