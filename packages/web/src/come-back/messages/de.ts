import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Konto geschlossen',
  heading: 'Ihr Konto ist geschlossen',
  delete: (day: string) =>
    `Sie haben die Löschung Ihres Kontos gewünscht. Es wird am ${day} gelöscht, wenn Sie nicht zurückkehren.`,
  deactivate: (day: string) => `Sie haben Ihr Konto deaktiviert. Bis zum ${day} können Sie zurückkehren.`,
  over: 'Die 30 Tage zum Zurückkehren sind vorbei.',
  overAsk: 'Bitten Sie die Administration, Ihr Konto wieder zu öffnen.',
  overGone: 'Ihr Konto wird in Kürze anonymisiert.',
  return: 'Zu meinem Konto zurückkehren',
  stay: 'Fernbleiben',
  signOut: 'Abmelden',
  download: 'Daten herunterladen',
  returned: 'Willkommen zurück',
  returnedText: 'Ihr Konto ist wieder offen. API-Schlüssel bleiben widerrufen.',
}
