import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Anmelden',
  heading: 'Bei Quarterdeck anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort zeigen oder verbergen',
  submit: 'Anmelden',
  missingEmail: 'Bitte die E-Mail-Adresse eingeben',
  missingPassword: 'Bitte das Passwort eingeben',
  wrong: 'E-Mail-Adresse und Passwort passen nicht zusammen',
  refused: {
    ACCOUNT_PENDING: 'Dieses Konto wartet noch auf Freigabe.',
    ACCOUNT_BANNED: 'Dieses Konto ist gesperrt. Fragen Sie einen Administrator.',
    ACCOUNT_REJECTED: 'Dieses Konto wurde abgelehnt. Fragen Sie einen Administrator.',
    other: 'Dieses Konto darf sich nicht anmelden. Fragen Sie einen Administrator.',
  },
  first: {
    heading: 'Willkommen bei Quarterdeck',
    text: 'Diese Installation ist noch leer. Legen Sie zuerst den Inhaber an: Er darf alles und richtet die anderen ein.',
    name: 'Ihr Name',
    passwordHint: 'Mindestens 10 Zeichen',
    submit: 'Inhaber anlegen und anmelden',
  },
  sample: {
    title: 'Beispielkonten',
    text: 'Diese Installation enthält Beispieldaten. Wählen Sie, als wer Sie sich anmelden möchten.',
    use: (role) => `Als ${role} anmelden`,
    roles: {
      owner: 'Inhaber',
      admin: 'Administrator',
      manager: 'Manager',
      support: 'Support',
      viewer: 'Nur Lesen',
    },
  },
}
