import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

const records = (count: number) => (count === 1 ? '1 Datensatz' : `${number(count)} Datensätze`)

export const de: Translated<typeof en> = {
  progress: (done, total) => `${number(done)} von ${number(total)}`,
  done: {
    edit: (count) => `${records(count)} geändert`,
    delete: (count) => `${records(count)} gelöscht`,
    restore: (count) => `${records(count)} wiederhergestellt`,
    undo: (count) => `${records(count)} zurückgesetzt`,
  },
  stopping: 'Wird nach dem laufenden Schritt angehalten …',
  cancelled: (count) => `Angehalten. Bis dahin: ${records(count)} geändert.`,
  refused: (count) => `${records(count)} unverändert. Unter „Hintergrundarbeit“ steht, welche und warum.`,
  failed: 'Die Arbeit im Hintergrund ist fehlgeschlagen',
}
