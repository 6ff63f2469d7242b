import { namesIn } from '@quarterdeck/contract/core/entities'
import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  skip: 'Zum Inhalt springen',
  skipToList: 'Zur Liste springen',
  signIn: 'Anmelden',
  navigation: {
    label: 'Hauptnavigation',
    open: 'Navigation öffnen',
    close: 'Navigation schließen',
    collapse: 'Navigation einklappen',
    expand: 'Navigation ausklappen',
    groups: { dashboard: 'Dashboard', management: 'Verwaltung', others: 'Weiteres' },
    items: {
      ...namesIn('de'),
      sales: 'Verkauf',
      finance: 'Finanzen',
      kanban: 'Kanban',
      receivables: 'Offene Posten',
      support: 'Support',
      settings: 'Kontoeinstellungen',
    },
  },
  search: { label: 'Suchen', keys: 'Strg K' },
  bell: (unread) => (unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen: ${unread} ungelesen`),
  breadcrumbs: 'Brotkrumen',
  account: {
    label: (name) => `Konto von ${name}`,
    roles: {
      owner: 'Inhaber',
      admin: 'Administrator',
      manager: 'Manager',
      support: 'Support',
      viewer: 'Nur Lesen',
    },
    profile: 'Ihr Profil',
    mentions: 'Erwähnungen',
    unread: (count) => `${count} ungelesen`,
    background: 'Hintergrundarbeit',
    outbox: 'Postausgang',
    signOut: 'Abmelden',
  },
  notFound: {
    title: 'Diese Seite steht auf keiner Karte',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder der Inhalt ist umgezogen.',
    toProduct: 'Zu den Benutzern',
    back: 'Zurück',
  },
  serverError: { title: 'Serverfehler', toHome: 'Startseite', copy: 'Nummer der Anfrage kopieren', copied: 'Kopiert' },
  outdated: {
    title: 'Eine neuere Version ist verfügbar',
    text: 'Diese Seite gehört zu einer Version, die inzwischen ersetzt wurde. Laden Sie sie neu, um mit der neuen weiterzuarbeiten.',
    reload: 'Neu laden',
  },
  sessionEnd: {
    title: 'Ihre Sitzung ist beendet',
    text: 'Melden Sie sich erneut an, um fortzufahren. Von Ihren Eingaben geht nichts verloren.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden und fortfahren',
    leave: 'Verlassen',
    wait: (seconds) => `Neuer Versuch in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} möglich.`,
  },
  trouble: {
    title: 'Wartung',
    heading: 'Quarterdeck wird gewartet',
    text: 'Es geht gleich weiter. Ihre Eingaben bleiben erhalten, und diese Seite kehrt von selbst zurück.',
    preparing: {
      heading: 'Quarterdeck wird vorbereitet',
      text: 'Die Datenbank wird auf den neuesten Stand gebracht. Danach kehrt diese Seite von selbst zurück.',
    },
    until: (time) => `Voraussichtlich bis ${time}`,
    anyMoment: 'jeden Moment',
    connection: 'Verbindung unterbrochen. Neuer Versuch läuft …',
  },
}
