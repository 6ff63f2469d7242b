import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  show: 'Anzeigen',
  notice: {
    changed: (name) => `${name} hat dies gerade geändert.`,
    deleted: (name) => `${name} hat dies gerade gelöscht.`,
    someone: 'Jemand',
    kept: 'Ihre Eingaben sind noch da. Beim Speichern wird beides zusammengeführt; bei denselben Feldern entscheiden Sie.',
    look: 'Änderungen ansehen',
    title: 'Was sich geändert hat',
  },
}
