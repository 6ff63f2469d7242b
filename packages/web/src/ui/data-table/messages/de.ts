import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
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
    offerAll: (count, exact) => `Alle ${exact ? '' : 'etwa '}${number(count)} Treffer auswählen`,
    clear: 'Auswahl aufheben',
  },
  facet: {
    find: (label) => `${label} suchen`,
    matches: (count) => `${number(count)} Treffer`,
    done: 'Ergebnisse anzeigen',
  },
  days: {
    presets: 'Zeitraum',
    today: 'Heute',
    last7: 'Letzte 7 Tage',
    last30: 'Letzte 30 Tage',
    thisMonth: 'Dieser Monat',
    thisYear: 'Dieses Jahr',
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
}
