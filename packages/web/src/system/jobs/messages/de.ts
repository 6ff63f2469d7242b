import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

const records = (count: number) => (count === 1 ? '1 Datensatz' : `${number(count)} Datensätze`)

export const de: Translated<typeof en> = {
  title: 'Hintergrundarbeit',
  emptyTitle: 'Im Hintergrund wurde noch nichts erledigt',
  emptyText:
    'Hier stehen Änderungen vieler Datensätze mit ihrem Fortschritt; 30 Tage lang lassen sie sich rückgängig machen.',
  more: 'Frühere anzeigen',
  system: 'System',
  what: {
    edit: (entity) => `${entity} ändern`,
    delete: (entity) => `${entity} löschen`,
    restore: (entity) => `${entity} wiederherstellen`,
    undo: (entity) => `Rückgängig machen: ${entity}`,
    import: (entity) => `${entity} importieren`,
    cleaning: () => 'Papierkorb leeren und aufräumen',
  },
  states: { waiting: 'Wartet', running: 'Läuft', done: 'Erledigt', failed: 'Gescheitert', cancelled: 'Angehalten' },
  undone: 'Rückgängig',
  progress: (done, total) => `${number(done)} von ${number(total)}`,
  progressLabel: 'Fortschritt',
  changed: (count) => records(count),
  refused: (count) => `${records(count)} unverändert`,
  cancelOf: (what) => `Abbrechen: ${what}`,
  undoOf: (what) => `Rückgängig: ${what}`,
  download: 'Alle als CSV herunterladen',
  fileName: 'unveraendert',
  reasons: {
    changed: 'Wurde seitdem geändert',
    gone: 'Nicht mehr vorhanden',
    forbidden: 'Nur Inhaber dürfen Inhaber ändern',
    last_owner: 'Es muss mindestens einen aktiven Inhaber geben',
    taken: 'Ein anderer Datensatz hat diesen Wert',
    date_order: 'Die Daten wären in der falschen Reihenfolge',
    unknown_record: 'Verweist auf einen Datensatz, den es nicht gibt',
  },
}
