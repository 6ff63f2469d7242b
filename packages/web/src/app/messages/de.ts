import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  skip: 'Zum Inhalt springen',
  navigation: {
    label: 'Hauptnavigation',
    open: 'Navigation öffnen',
    close: 'Navigation schließen',
    collapse: 'Navigation einklappen',
    expand: 'Navigation ausklappen',
    groups: { dashboard: 'Dashboard', management: 'Verwaltung', others: 'Weiteres' },
    items: {
      users: 'Benutzer',
      orders: 'Bestellungen',
      products: 'Produkte',
      reviews: 'Bewertungen',
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
}
