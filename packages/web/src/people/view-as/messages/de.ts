import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  banner: (name: string) => `Ansicht als ${name}`,
  readOnly: 'Nur Lesen',
  label: 'Ansicht als jemand anderes',
  left: (time: string) => `Noch ${time}`,
  stop: 'Beenden',
  start: 'Als dieser Benutzer ansehen',
  title: (name: string) => `Als ${name} ansehen`,
  text: 'Sie sehen 30 Minuten lang, was diese Person sieht, ohne etwas zu ändern. Sie wird informiert, und es steht im Protokoll.',
  reason: 'Grund',
  go: 'Ansehen',
}
