import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Passwort vergessen',
  heading: 'Passwort vergessen?',
  text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen.',
  email: 'E-Mail-Adresse',
  submit: 'Link senden',
  sent: 'Sehen Sie in Ihr Postfach',
  sentText: (email) =>
    `Falls es ein Konto für ${email} gibt, ist ein Link unterwegs. Er funktioniert einmal und gilt 30 Minuten.`,
  again: 'Andere Adresse verwenden',
  newHeading: 'Neues Passwort wählen',
  newPassword: 'Neues Passwort',
  save: 'Passwort speichern',
  saved: 'Ihr Passwort wurde geändert',
  savedText: 'Sie wurden auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  signIn: 'Anmelden',
  gone: 'Dieser Link gilt nicht mehr. Er funktioniert einmal und 30 Minuten lang.',
  another: 'Neuen Link anfordern',
}
