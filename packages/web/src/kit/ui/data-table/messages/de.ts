import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import { periodWords } from '../period-words.ts'
import type { en } from './en.ts'

const { number } = formats('de')

const period = periodWords(
  {
    today: 'Heute',
    yesterday: 'Gestern',
    'this-week': 'Diese Woche',
    'last-week': 'Letzte Woche',
    'this-month': 'Dieser Monat',
    'last-month': 'Letzter Monat',
    'this-quarter': 'Dieses Quartal',
    'last-quarter': 'Letztes Quartal',
    'this-year': 'Dieses Jahr',
    'last-year': 'Letztes Jahr',
  },
  {
    d: (n) => `Letzte ${number(n)} Tage`,
    w: (n) => `Letzte ${number(n)} Wochen`,
    m: (n) => `Letzte ${number(n)} Monate`,
    y: (n) => (n === 1 ? 'Letzte 12 Monate' : `Letzte ${number(n)} Jahre`),
  },
)

export const de: Translated<typeof en> = {
  query: {
    completions: 'Vorschläge',
    help: 'Die Eingabetaste fügt die Filter hinzu. Schreiben Sie Name:Wert, mit ODER zwischen Alternativen.',
    words: { empty: 'leer', filled: 'gefüllt', or: 'ODER' },
    mistakes: {
      field: (text) => `Ein Feld „${text}“ gibt es nicht. Um danach zu suchen, setzen Sie es in Anführungszeichen.`,
      value: (text, label) => `„${text}“ ist kein Wert von ${label}.`,
      number: (text, label) => `„${text}“ ist keine Zahl für ${label}.`,
      date: (text, label) => `„${text}“ ist kein Datum für ${label}, wie 2026-11-21 oder 7d.`,
      missing: (_, label) => `${label} braucht einen Wert.`,
      or: (text) => `ODER steht zwischen zwei Filtern; „${text}“ ist keiner.`,
    },
  },
  alternatives: {
    label: 'Eines davon',
    hint: 'Es genügt, wenn einer dieser Filter zutrifft.',
    group: (place) => `Gruppe ${number(place)}`,
    another: 'Weitere Gruppe',
    field: 'Filter',
  },
  display: {
    flow: 'Zeilen',
    flows: { pages: 'Seiten', continuous: 'Fortlaufend' },
    density: 'Dichte',
    densities: { normal: 'Normal', compact: 'Kompakt' },
  },
  selection: {
    everything: 'Alle Treffer auswählen',
    some: (count) => `${number(count)} ausgewählt`,
    all: (count, exact) => `Alle ${exact ? '' : 'etwa '}${number(count)} Treffer ausgewählt`,
    allBut: (count, except, exact) =>
      `${exact ? '' : 'Etwa '}${number(count)} ausgewählt: alle Treffer außer ${number(except)}`,
    tooFar: (max) =>
      `Ein Bereich kann höchstens ${number(max)} Zeilen umfassen. Für mehr die Liste mit Filtern eingrenzen und alle Treffer auswählen.`,
    offerAll: (count, exact) => `Alle ${exact ? '' : 'etwa '}${number(count)} Treffer auswählen`,
    clear: 'Auswahl aufheben',
    formats: {
      xlsx: 'Excel-Arbeitsmappe',
      csv: 'CSV für Tabellen',
      plain: 'CSV für Programme',
      jsonl: 'JSON Lines für Programme',
    },
  },
  range: { least: 'Von', most: 'Bis', order: 'Das ist weniger als der erste Wert' },
  facet: {
    has: 'Enthält',
    isEmpty: 'Ist leer',
    isFilled: 'Ist nicht leer',
    apply: 'Anwenden',
    find: (label) => `${label} suchen`,
    matches: (count, exact) => `${exact ? '' : 'etwa '}${number(count)} Treffer`,
    done: 'Ergebnisse anzeigen',
  },
  days: {
    presets: 'Zeitraum',
    period,
    calendar: (label) => `${label}: erster und letzter Tag`,
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    previousYear: 'Voriges Jahr',
    nextYear: 'Nächstes Jahr',
    previousDecade: 'Voriges Jahrzehnt',
    nextDecade: 'Nächstes Jahrzehnt',
  },
  chips: {
    label: 'Aktive Filter',
    remove: (field, words) => `Filter entfernen: ${field} ${words}`,
    since: (day) => `seit ${day}`,
    until: (day) => `bis ${day}`,
    andMore: (some, more) => `${some} und ${number(more)} weitere`,
    before: (period) => `vor: ${period}`,
    has: (text) => `enthält „${text}“`,
    or: 'oder',
    empty: 'leer',
    filled: 'nicht leer',
    gt: (value) => `mehr als ${value}`,
    gte: (value) => `mindestens ${value}`,
    lt: (value) => `weniger als ${value}`,
    lte: (value) => `höchstens ${value}`,
  },
  column: {
    thenAscending: 'Danach aufsteigend',
    thenDescending: 'Danach absteigend',
    unsort: 'Aus der Sortierung nehmen',
    left: 'Nach links',
    right: 'Nach rechts',
    pinLeft: 'Links fixieren',
    pinRight: 'Rechts fixieren',
    unpin: 'Nicht mehr fixieren',
    resize: 'Breite ändern',
    hide: 'Spalte ausblenden',
    up: (label) => `Nach oben: ${label}`,
    down: (label) => `Nach unten: ${label}`,
    pin: {
      left: (label) => `Links fixieren: ${label}`,
      right: (label) => `Rechts fixieren: ${label}`,
    },
    reset: 'Spalten zurücksetzen',
  },
  pager: {
    label: 'Einträge der Liste',
    place: (place, total) => `${number(place)} von ${number(total)}`,
    previous: 'Voriger Eintrag',
    next: 'Nächster Eintrag',
  },
  grid: {
    label: 'Darstellung',
    shapes: { table: 'Tabelle', grid: 'Bilder', board: 'Board' },
  },
}
