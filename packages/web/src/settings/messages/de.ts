import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Kontoeinstellungen',
  sections: {
    profile: 'Profil',
    security: 'Sicherheit',
    billing: 'Tarif und Abrechnung',
    twoFactor: 'Zwei-Faktor-Authentifizierung',
    notification: 'Benachrichtigungen',
    social: 'Soziale Netzwerke',
    deactivation: 'Konto deaktivieren',
  },
}
