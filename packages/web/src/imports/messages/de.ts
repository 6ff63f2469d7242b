import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  title: 'Benutzer importieren',
  steps: { label: 'Schritte', file: 'Datei', columns: 'Spalten', check: 'Prüfung', import: 'Import' },
  forbidden: 'Sie dürfen nicht importieren.',
  file: {
    title: 'CSV-Datei wählen',
    text: 'Eine Person pro Zeile; die erste Zeile nennt die Spalten. Bevor Sie die Prüfung gesehen haben, wird nichts geändert.',
    drop: 'Datei hier ablegen oder',
    choose: 'Datei auswählen',
    limits: (megabytes) => `CSV mit Komma, Semikolon oder Tabulator, bis ${number(megabytes)} MB`,
    example: 'Beispiel herunterladen',
    uploading: (name) => `${name} wird hochgeladen`,
    tooLarge: (megabytes) => `Die Datei ist größer als ${number(megabytes)} MB.`,
    empty: 'Diese Datei enthält keine Zeilen, die importiert werden könnten.',
  },
  columns: {
    title: 'Spalten zuordnen',
    text: (file, rows) =>
      `${file} hat ${rows === 1 ? 'eine Zeile' : `${number(rows)} Zeilen`}. Welche Spalte füllt welches Feld?`,
    field: 'Feld',
    column: 'Spalte der Datei',
    sample: 'Erste Werte',
    none: 'Nicht importieren',
    nameless: (position) => `Spalte ${number(position)}`,
    check: 'Zeilen prüfen',
    another: 'Andere Datei wählen',
  },
  check: {
    ready: 'werden angelegt',
    refused: 'werden abgelehnt',
    allFine: 'Alle Zeilen können importiert werden.',
    refusedTitle: 'Abgelehnte Zeilen',
    refusedText: 'Diese bleiben außen vor. Alles andere lässt sich trotzdem importieren.',
    more: (count) => `Gezeigt werden die ersten ${number(count)}; die Datei enthält alle.`,
    download: 'Abgelehnte Zeilen herunterladen',
    row: 'Zeile',
    column: 'Spalte',
    value: 'Wert',
    reason: 'Grund',
    malformed: 'Die Zeile passt nicht zur Kopfzeile',
    run: (count) => (count === 1 ? 'Einen Benutzer importieren' : `${number(count)} Benutzer importieren`),
    back: 'Zurück zu den Spalten',
  },
  reasons: {
    required: 'Fehlt',
    choice: 'Keiner der bekannten Werte',
    email: 'Keine E-Mail-Adresse',
    taken: 'Bereits vergeben oder doppelt in dieser Datei',
  },
  running: {
    title: 'Import läuft',
    progress: (created, total) => `${number(created)} von ${number(total)}`,
    text: 'Der Import läuft weiter, auch wenn Sie die Seite verlassen.',
  },
  done: {
    created: (count) => (count === 1 ? 'Ein Benutzer wurde angelegt' : `${number(count)} Benutzer wurden angelegt`),
    refused: (count) => (count === 1 ? 'Eine Zeile wurde abgelehnt.' : `${number(count)} Zeilen wurden abgelehnt.`),
    refusedText:
      'Diese blieben außen vor. Berichtigen Sie sie in der heruntergeladenen Datei und importieren Sie diese.',
    undo: 'Import rückgängig machen',
    undone: 'Der Import wurde rückgängig gemacht',
    toList: 'Zu den Benutzern',
    another: 'Weitere Datei importieren',
  },
}
