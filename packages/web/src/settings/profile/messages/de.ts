import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  person: 'Über Sie',
  personText: 'Das sehen Ihre Kollegen neben dem, was Sie tun.',
  appearance: 'Sprache und Darstellung',
  appearanceText: 'Gilt sofort, in diesem Browser.',
  saved: 'Profil gespeichert',
  unchanged: 'Es hat sich nichts geändert',
}
