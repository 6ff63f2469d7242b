import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Ihre Sitzung ist beendet',
  text: 'Melden Sie sich erneut an, um fortzufahren. Von Ihren Eingaben geht nichts verloren.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  submit: 'Anmelden und fortfahren',
  leave: 'Verlassen',
  wait: (seconds) => `Neuer Versuch in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} möglich.`,
}
