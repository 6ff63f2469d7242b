import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  fields: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    image: 'Foto',
    bio: 'Über mich',
    address: 'Land',
    role: 'Position',
    status: 'Status',
    accessRole: 'Zugriffsrolle',
    createdAt: 'Angelegt',
  },
  statuses: { Active: 'Aktiv', Banned: 'Gesperrt', Pending: 'Ausstehend', Rejected: 'Abgelehnt' },
  jobTitles: {
    'UX Designer': 'UX-Design',
    'Data Scientist': 'Data Science',
    'Sales Manager': 'Vertriebsleitung',
    'HR Manager': 'Personalleitung',
    'IT Support': 'IT-Support',
  },
  accessRoles: {
    owner: 'Inhaber',
    admin: 'Administrator',
    manager: 'Manager',
    support: 'Support',
    viewer: 'Nur Lesen',
  },
  list: {
    invite: 'Einladen',
    title: 'Benutzer',
    search: 'Name, E-Mail oder Telefon suchen',
    create: 'Neuer Benutzer',
    change: 'Ändern',
    bin: 'Papierkorb',
    access: 'Rollen und Berechtigungen',
    peek: 'Vorschau',
    profile: 'Profil',
    import: 'Importieren',
    emptyTitle: 'Noch keine Benutzer',
    emptyText: 'Legen Sie den ersten an oder importieren Sie Personen aus einer CSV-Datei.',
  },
  form: {
    createTitle: 'Neuer Benutzer',
    editTitle: 'Benutzerdetails',
    person: 'Person',
    personText: 'Wer das ist und wie man sie erreicht.',
    work: 'Arbeit',
    workText: 'Die Position, ob eine Anmeldung möglich ist und was erlaubt ist.',
    countryHint: 'Land wählen',
    noCountry: 'Dieses Land gibt es nicht',
    nobody: 'Niemand gefunden',
    statusHint: 'Nur aktive Benutzer können sich anmelden.',
    accessHint: 'Was gesehen und geändert werden darf. Unabhängig von der Position.',
    create: 'Benutzer anlegen',
    readOnly: 'Sie können Benutzer ansehen, aber nicht ändern.',
    created: (name) => `${name} wurde angelegt`,
    saved: 'Änderungen gespeichert',
    unchanged: 'Es wurde nichts geändert',
    addedOn: (date) => `Angelegt am ${date}`,
  },
  deleted: (count, name) => (count === 1 ? `${name} wurde gelöscht` : `${number(count)} Benutzer wurden gelöscht`),
}
