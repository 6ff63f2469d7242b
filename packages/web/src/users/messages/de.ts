import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  words: {
    many: 'Benutzer',
    names: 'benutzer kunde kundin person',
    bin: 'Gelöschte Benutzer',
    joining: (count) => (count === 1 ? '1 neuer Benutzer' : `${number(count)} neue Benutzer`),
    leaving: (count) =>
      count === 1 ? '1 Benutzer gehört nicht mehr hierher' : `${number(count)} Benutzer gehören nicht mehr hierher`,
    deleted: (count, name) => (count === 1 ? `${name} wurde gelöscht` : `${number(count)} Benutzer wurden gelöscht`),
  },
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
    access: 'Rollen und Berechtigungen',
    profile: 'Profil',
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
    ownEmail: 'Ihre Adresse in den Kontoeinstellungen ändern',
    accessHint: 'Was gesehen und geändert werden darf. Unabhängig von der Position.',
    create: 'Benutzer anlegen',
    readOnly: 'Sie können Benutzer ansehen, aber nicht ändern.',
    created: (name) => `${name} wurde angelegt`,
    saved: 'Änderungen gespeichert',
    unchanged: 'Es wurde nichts geändert',
    addedOn: (date) => `Angelegt am ${date}`,
  },
  resetSecondFactor: {
    title: 'Zwei-Faktor zurücksetzen',
    text: 'Tun Sie das erst, wenn Sie sicher sind, wer darum bittet. Bis zur neuen Einrichtung genügt zur Anmeldung das Passwort.',
    reason: 'Grund',
    submit: 'Zurücksetzen',
    done: 'Die Zwei-Faktor-Authentifizierung wurde zurückgesetzt',
  },
  importing: {
    title: 'Benutzer importieren',
    text: 'Eine Person pro Zeile; die erste Zeile nennt die Spalten. Bevor Sie die Prüfung gesehen haben, wird nichts geändert.',
    run: (count) => (count === 1 ? 'Einen Benutzer importieren' : `${number(count)} Benutzer importieren`),
    created: (count) => (count === 1 ? 'Ein Benutzer wurde angelegt' : `${number(count)} Benutzer wurden angelegt`),
    updated: (count) => (count === 1 ? 'Ein Benutzer wurde geändert' : `${number(count)} Benutzer wurden geändert`),
    toList: 'Zu den Benutzern',
  },
}
