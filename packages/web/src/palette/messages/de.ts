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
    similar: 'Ähnliches',
  },
  loading: 'Suche läuft …',
  empty: (q) => `Nichts passt zu „${q}“`,
  emptyHint:
    'Prüfen Sie die Schreibweise oder versuchen Sie einen Namen, eine E-Mail-Adresse oder eine Nummer wie „Bestellung 15“ oder „INV-014“.',
  showAll: 'Alle Seiten und Befehle anzeigen',
  failed: 'Die Einträge konnten nicht durchsucht werden',
  count: (count) => (count === 0 ? 'Keine Ergebnisse' : count === 1 ? '1 Ergebnis' : `${number(count)} Ergebnisse`),
  hints: { move: 'bewegen', choose: 'auswählen', close: 'schließen' },
  commands: {
    signIn: 'Anmelden',
    invite: 'Personen einladen',
  },
  also: {
    '/': 'Anfang',
    '/users': 'Personen Konten Mitarbeiter Liste',
    '/orders': 'Verkäufe Käufe Sendungen Retouren',
    '/products': 'Artikel Waren Katalog Bestand',
    '/reviews': 'Sterne Rezensionen Meinungen Moderation Antworten',
    '/users/create': 'anlegen erstellen hinzufügen einladen Person Konto',
    '/users/import': 'hochladen csv Excel Tabelle Datei',
    '/products/import': 'hochladen csv excel tabelle preisliste',
    '/users/profile': 'ich mein Konto Seite',
    '/mentions': 'notizen an mich nachrichten',
    '/background': 'jobs aufträge fortschritt rückgängig',
    language: 'wechseln umschalten Übersetzung',
    scheme: 'Design Modus Darstellung',
    navigation: 'Seitenleiste Menü ausblenden einblenden',
    '/settings': 'Passwort Sicherheit Profil',
    shortcuts: 'Tastatur Hilfe',
    '/login': 'einloggen Login',
    signOut: 'ausloggen Logout verlassen',
    '/products/create': 'neu anlegen hinzufügen Artikel',
    '/*/bin': 'Papierkorb gelöscht wiederherstellen',
    '/users/access': 'Rollen Rechte Berechtigungen',
    '/outbox': 'Mails E-Mails gesendet',
    '/settings/security': 'Passwort Sitzungen Geräte Passkeys API-Schlüssel',
    '/settings/two-factor-authentication': '2FA zwei Faktor Zweifaktor Codes',
    '/settings/plan-billing': 'Abo Rechnungen Karten Zahlung',
    invite: 'Benutzer hinzufügen Mail Kollegen',
  },
}
