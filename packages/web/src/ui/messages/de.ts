import type { FieldCode } from '@quarterdeck/contract/problem'
import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

const fields: Record<FieldCode, (limit?: number | string) => string> = {
  required: () => 'Bitte ausfüllen',
  type: () => 'Dieser Wert ist ungültig',
  invalid: () => 'Dieser Wert ist ungültig',
  email: () => 'Bitte eine E-Mail-Adresse wie name@firma.de eingeben',
  too_short: (limit) => (limit ? `Mindestens ${limit} Zeichen` : 'Das ist zu kurz'),
  too_long: (limit) => (limit ? `Höchstens ${limit} Zeichen` : 'Das ist zu lang'),
  characters: () => 'Der Text enthält unsichtbare Zeichen. Bitte neu eintippen, statt ihn einzufügen.',
  too_small: (limit) => (limit ? `Mindestens ${limit}` : 'Das ist zu klein'),
  too_big: (limit) => (limit ? `Höchstens ${limit}` : 'Das ist zu groß'),
  decimals: () => 'Höchstens zwei Nachkommastellen',
  choice: () => 'Bitte eine der Möglichkeiten wählen',
  taken: () => 'Wird bereits verwendet',
  date: () => 'Bitte ein gültiges Datum eingeben',
  date_order: () => 'Die Reihenfolge der Daten stimmt nicht',
  unknown_record: () => 'Diesen Datensatz gibt es nicht',
  unknown_field: () => 'Dieses Feld gibt es hier nicht',
  read_only: () => 'Das wird berechnet und lässt sich nicht ändern',
  forbidden: () => 'Sie dürfen das nicht ändern',
  last_owner: () => 'Es muss mindestens einen aktiven Inhaber geben',
  own_email: () => 'Ihre eigene Adresse ändern Sie in Ihren Einstellungen',
  refunded: () => 'Der Gesamtbetrag darf nicht unter dem bereits Erstatteten liegen',
  shipped: () => 'Was versandt wurde, muss in seiner Zeile bleiben',
  has_variants: () => 'Der Bestand wird je Variante geführt; öffnen Sie das Produkt, um ihn zu ändern',
  wrong: () => 'Das stimmt nicht',
  common_password: () => 'Dieses Passwort haben zu viele; wählen Sie ein anderes',
  picture_type: () => 'Das ist kein JPEG-, PNG-, WebP- oder AVIF-Bild',
  picture_broken: () => 'Dieses Bild ist beschädigt. Wählen Sie ein anderes.',
  picture_animated: () => 'Animierte Bilder lassen sich nicht verwenden',
  picture_pixels: (limit) => `Höchstens ${limit} Megapixel`,
}

export const de: Translated<typeof en> = {
  actions: {
    back: 'Zurück',
    cancel: 'Abbrechen',
    clear: 'Leeren',
    close: 'Schließen',
    delete: 'Löschen',
    retry: 'Erneut versuchen',
    save: 'Änderungen speichern',
    undo: 'Rückgängig',
  },
  language: 'Sprache',
  scheme: { label: 'Farbschema', auto: 'System', light: 'Hell', dark: 'Dunkel' },
  fields,
  passwordStrength: { 1: 'Leicht zu erraten', 2: 'Mittel', 3: 'Gut', 4: 'Sehr sicher' },
  problems: {
    conflict: 'Jemand anderes hat das inzwischen geändert',
    forbidden: 'Dazu fehlt Ihnen die Berechtigung',
    unconfirmed: 'Bestätigen Sie dafür, dass Sie es sind. Es wurde nichts geändert.',
    viewOnly: 'Sie sehen Quarterdeck als jemand anderes und können nichts ändern',
    invalid: 'Der Server hat das nicht angenommen',
    internal: 'Auf unserer Seite ist etwas schiefgegangen',
    maintenance: 'Quarterdeck wird gerade gewartet. Es wurde nichts geändert.',
    network: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    notFound: 'Das gibt es nicht mehr',
    rateLimited: (seconds) =>
      seconds
        ? `Zu viele Versuche. In ${number(seconds)} Sekunden geht es weiter.`
        : 'Zu viele Versuche. Gleich geht es weiter.',
    signedOut: 'Sie sind abgemeldet',
    timeout: 'Der Server hat zu lange nicht geantwortet',
    tooLarge: 'Das ist zu groß',
    tooManyDownloads:
      'Sie haben bereits zwei laufende Downloads. Warten Sie, bis einer fertig ist, und versuchen Sie es dann noch einmal.',
    busy: 'Quarterdeck ist gerade stark ausgelastet. Versuchen Sie es gleich noch einmal.',
    storageFull:
      'Das konnte nicht gespeichert werden, weil der Speicherplatz des Servers voll ist. Informieren Sie die zuständige Person.',
    unavailable: 'Die Datenbank ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    requestId: (id) => `Anfrage ${id}`,
    loadFailed: 'Das konnte nicht geladen werden',
  },
  undo: {
    done: 'Rückgängig gemacht',
    partly: (kept) =>
      kept === 1
        ? 'Rückgängig gemacht, außer einem seitdem geänderten Datensatz'
        : `Rückgängig gemacht, außer ${number(kept)} seitdem geänderten Datensätzen`,
    failed: 'Das ließ sich nicht rückgängig machen',
  },
  form: {
    problems: (count) =>
      count === 1 ? 'Ein Feld braucht Aufmerksamkeit' : `${number(count)} Felder brauchen Aufmerksamkeit`,
    optional: 'optional',
    saveKeys: 'Strg+Enter speichert',
    leave: {
      title: 'Änderungen verwerfen?',
      text: 'Ihre Eingaben sind noch nicht gespeichert.',
      stay: 'Weiter bearbeiten',
      discard: 'Änderungen verwerfen',
    },
    conflict: {
      title: 'Jemand anderes hat das inzwischen geändert',
      text: 'Wählen Sie, welche Werte bleiben sollen.',
      theirs: 'Fremde Änderung',
      yours: 'Ihre Änderung',
      empty: 'Leer',
      save: 'Meine Auswahl speichern',
    },
  },
  table: {
    search: 'Suchen',
    clearSearch: 'Suche leeren',
    reset: 'Filter zurücksetzen',
    all: 'Alle',
    selectAll: 'Alle auf dieser Seite auswählen',
    select: (name) => `${name} auswählen`,
    actions: 'Aktionen',
    sortBy: 'Sortieren nach',
    ascending: 'Aufsteigend',
    descending: 'Absteigend',
    display: 'Darstellung',
    columns: 'Spalten',
    columnMenu: (label) => `Optionen für ${label}`,
    columnWidth: (label) => `Breite von ${label}`,
    export: 'Exportieren',
    filterLine: 'Filter als Text',
    moreFilters: 'Weitere Filter',
    filters: 'Filter',
    sortPlace: (place) => `Sortierung, Stelle ${number(place)}`,
    perPage: 'Zeilen pro Seite',
    counted: (count, exact) => `${exact ? '' : 'etwa '}${number(count)}`,
    range: (from, to, total, exact) => `${number(from)}–${number(to)} von ${exact ? '' : 'etwa '}${number(total)}`,
    firstPage: 'Erste Seite',
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    lastPage: 'Letzte Seite',
    pages: 'Seiten',
    loading: 'Wird geladen',
    noMatch: 'Keine Treffer',
    noMatchHint: 'Versuchen Sie eine andere Suche oder entfernen Sie einen Filter.',
  },
}
