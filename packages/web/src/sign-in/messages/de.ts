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
    ACCOUNT_UNVERIFIED: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
    ACCOUNT_PENDING: 'Ihr Konto wartet auf die Freigabe. Sie erhalten eine E-Mail, sobald darüber entschieden ist.',
    ACCOUNT_BANNED: 'Dieses Konto ist gesperrt, seine Sitzungen wurden beendet. Wenden Sie sich an die Administration.',
    ACCOUNT_REJECTED:
      'Dieses Konto wurde nicht freigegeben. Den Grund nennt die E-Mail, die Sie erhalten haben; bei einem Irrtum hilft die Administration.',
    other: 'Dieses Konto darf sich nicht anmelden. Fragen Sie einen Administrator.',
  },
  capsLock: 'Die Feststelltaste ist aktiv',
  remember: 'Angemeldet bleiben',
  forgot: 'Passwort vergessen?',
  noAccount: 'Noch kein Konto?',
  register: 'Registrieren',
  passkey: 'Mit einem Passkey anmelden',
  tooOften: 'Es gab zu viele Fehlversuche.',
  tryNow: 'Sie können es jetzt wieder versuchen.',
  wait: (seconds) => `Neuer Versuch in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} möglich.`,
  resetInstead: 'Stattdessen Passwort zurücksetzen',
  confirmNow: 'Code aus der E-Mail eingeben',
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
