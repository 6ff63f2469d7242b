import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  next: 'Nächster Eintrag',
  previous: 'Voriger Eintrag',
  gone: 'Diesen Eintrag gibt es nicht mehr',
  goneText: 'Er wurde gelöscht oder hat nie existiert.',
  history: 'Verlauf',
}
