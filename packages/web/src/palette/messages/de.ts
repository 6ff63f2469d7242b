import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  title: 'Suche und Befehle',
  placeholder: 'Einträge, Seiten und Befehle suchen',
  placeholderPublic: 'Seiten suchen',
  results: 'Ergebnisse',
  groups: {
    recent: 'Zuletzt geöffnet',
    go: 'Gehe zu',
    do: 'Befehle',
    users: 'Benutzer',
    orders: 'Bestellungen',
    products: 'Produkte',
    invoices: 'Rechnungen',
    tickets: 'Tickets',
    reviews: 'Bewertungen',
  },
  loading: 'Suche läuft …',
  empty: (q) => `Nichts passt zu „${q}“`,
  failed: 'Die Einträge konnten nicht durchsucht werden',
  count: (count) => (count === 0 ? 'Keine Ergebnisse' : count === 1 ? '1 Ergebnis' : `${number(count)} Ergebnisse`),
  hints: { move: 'bewegen', choose: 'auswählen', close: 'schließen' },
  commands: {
    home: 'Startseite',
    signIn: 'Anmelden',
    newUser: 'Neuer Benutzer',
    importUsers: 'Benutzer importieren',
    importProducts: 'Produkte importieren',
  },
  also: {
    home: 'Anfang',
    users: 'Personen Konten Mitarbeiter Liste',
    orders: 'Verkäufe Käufe Sendungen Retouren',
    products: 'Artikel Waren Katalog Bestand',
    reviews: 'Sterne Rezensionen Meinungen Moderation Antworten',
    newUser: 'anlegen erstellen hinzufügen einladen Person Konto',
    importUsers: 'hochladen csv Excel Tabelle Datei',
    importProducts: 'hochladen csv excel tabelle preisliste',
    profile: 'ich mein Konto Seite',
    mentions: 'notizen an mich nachrichten',
    background: 'jobs aufträge fortschritt rückgängig',
    language: 'wechseln umschalten Übersetzung',
    scheme: 'Design Modus Darstellung',
    navigation: 'Seitenleiste Menü ausblenden einblenden',
    settings: 'Passwort Sicherheit Profil',
    shortcuts: 'Tastatur Hilfe',
    signIn: 'einloggen Login',
    signOut: 'ausloggen Logout verlassen',
  },
}
