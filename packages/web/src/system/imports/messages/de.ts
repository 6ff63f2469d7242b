import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  steps: { label: 'Schritte', file: 'Datei', columns: 'Spalten', check: 'Prüfung', import: 'Import' },
  file: {
    title: 'CSV-Datei wählen',
    drop: 'Datei hier ablegen oder',
    choose: 'Datei auswählen',
    limits: (megabytes, rows) =>
      `CSV mit Komma, Semikolon oder Tabulator, bis ${number(megabytes)} MB und ${number(rows)} Zeilen`,
    example: 'Beispiel herunterladen',
    uploading: (name) => `${name} wird hochgeladen`,
    tooLarge: (megabytes) => `Die Datei ist größer als ${number(megabytes)} MB.`,
    empty: 'Diese Datei enthält keine Zeilen, die importiert werden könnten.',
    tooManyRows: (rows) => `Die Datei hat mehr als ${number(rows)} Zeilen. Teilen Sie sie in kleinere Dateien auf.`,
    unclosed: 'Eine Zeile ist zu lang. Prüfen Sie, ob alle Anführungszeichen geschlossen sind.',
    busy: 'Gerade werden andere Dateien importiert. Versuchen Sie es gleich noch einmal.',
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
    changing: 'werden geändert',
    unchanged: 'bleiben unverändert',
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
    back: 'Zurück zu den Spalten',
  },
  reasons: {
    required: 'Fehlt',
    choice: 'Keiner der bekannten Werte',
    email: 'Keine E-Mail-Adresse',
    taken: 'Bereits vergeben oder doppelt in dieser Datei',
    unknown_record: 'Kein Datensatz hat diesen Schlüssel',
  },
  running: {
    title: 'Import läuft',
    progress: (created, total) => `${number(created)} von ${number(total)}`,
    text: 'Der Import läuft weiter, auch wenn Sie die Seite verlassen.',
  },
  done: {
    refused: (count) => (count === 1 ? 'Eine Zeile wurde abgelehnt.' : `${number(count)} Zeilen wurden abgelehnt.`),
    refusedText:
      'Diese blieben außen vor. Berichtigen Sie sie in der heruntergeladenen Datei und importieren Sie diese.',
    undo: 'Import rückgängig machen',
    undone: 'Der Import wurde rückgängig gemacht',
    another: 'Weitere Datei importieren',
  },
  modes: {
    label: 'Die Zeilen dieser Datei',
    create: 'Neue Datensätze anlegen',
    update: (key) => `Vorhandene ändern, gefunden über „${key}“`,
    both: 'Beides: Neues anlegen, Vorhandenes ändern',
    hints: {
      create: 'Gibt es den Datensatz schon, wird die Zeile abgelehnt.',
      update: 'Gibt es den Datensatz nicht, wird die Zeile abgelehnt. Leere Zellen lassen ein Feld, wie es ist.',
      both: 'Leere Zellen lassen das Feld eines vorhandenen Datensatzes, wie es ist.',
    },
  },
  join: (one, other) => `${one} · ${other}`,
}
