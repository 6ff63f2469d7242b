import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Tastenkürzel',
  groups: { everywhere: 'Überall', list: 'In dieser Liste', record: 'Auf dieser Seite', form: 'In diesem Formular' },
  names: {
    palette: 'Suchen und Befehle ausführen',
    help: 'Tastenkürzel anzeigen',
    notifications: 'Zu den Benachrichtigungen',
    navigation: 'Navigation ein- oder ausklappen',
    goToUsers: 'Zu den Benutzern',
    search: 'Liste durchsuchen',
    filter: 'Liste filtern',
    nextRow: 'Zur nächsten Zeile',
    nextPage: 'Eine Seite weiter nach unten',
    lastRow: 'Zur letzten Zeile',
    openRow: 'Zeile öffnen',
    selectRows: 'Zeilen seit der letzten auswählen',
    selectRow: 'Zeile auswählen',
    nextRecord: 'Nächster Eintrag',
    previousRecord: 'Voriger Eintrag',
    save: 'Speichern',
  },
  keys: {
    mod: 'Strg',
    alt: 'Alt',
    shift: 'Umschalt',
    enter: 'Eingabe',
    escape: 'Esc',
    space: 'Leertaste',
    pagedown: 'Bild ab',
    end: 'Ende',
  },
  followedBy: 'dann',
  singleKeys: 'Kürzel aus einer einzelnen Taste',
  singleKeysHint: 'Schalten Sie sie aus, wenn Sie diktieren oder Tasten versehentlich treffen.',
}
