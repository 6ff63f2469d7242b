import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  person: 'Über Sie',
  personText: 'Das sehen Ihre Kollegen neben dem, was Sie tun.',
  bioHint: 'Ein paar Worte über Sie und Ihre Arbeit, bis zu 600 Zeichen.',
  formats: 'Sprache und Formate',
  formatsText: 'Gelten sofort und überall, wo Sie sich anmelden. E-Mails kommen in Ihrer Sprache.',
  timeZone: 'Zeitzone',
  deviceZone: (zone: string) => `Wie auf diesem Gerät (${zone})`,
  zoneHint: 'Zeitzonen durchsuchen',
  noZone: 'Diese Zeitzone gibt es nicht',
  byLanguage: (example: string) => `Wie in der Sprache üblich (${example})`,
  dateFormat: 'Datum',
  clock: 'Uhrzeit',
  clocks: { 24: '24 Stunden', 12: '12 Stunden' },
  numberFormat: 'Zahlen',
  firstDay: 'Wochen beginnen am',
  preview: { title: 'Vorschau', day: 'Tag', moment: 'Zeitpunkt', number: 'Zahl', money: 'Betrag' },
  appearance: 'Darstellung',
  appearanceText: 'Gilt sofort, und auf neuen Geräten von Anfang an.',
  density: 'Zeilen in Listen',
  densities: { normal: 'Luftig', compact: 'Kompakt' },
  saved: 'Profil gespeichert',
  unchanged: 'Es hat sich nichts geändert',
}
