import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  showPassword: 'Passwort ein- oder ausblenden',
  capsLock: 'Die Feststelltaste ist aktiv',
  passwordHint: 'Mehrere Wörter sind eine gute Wahl',
  toSignIn: 'Zurück zur Anmeldung',
}
