import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  text: 'Dieser Schritt betrifft die Sicherheit Ihres Kontos. Geben Sie Ihr Passwort ein, um fortzufahren.',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  go: 'Weiter',
}
