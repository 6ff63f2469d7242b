import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  label: 'Versionen',
  version: (version) => `Version ${number(version)}`,
  current: 'Aktuell',
  changed: (fields) => `Geändert: ${fields}`,
  compare: 'Vergleichen',
  compareWith: (version) => `Version ${number(version)} mit jetzt vergleichen`,
  text: 'Wählen Sie, was zurückkommen soll. Es entsteht eine neue Version, nichts geht verloren.',
  was: 'Damals',
  now: 'Jetzt',
  same: 'Nichts ist anders als jetzt.',
  fixed: 'Kommt hier nicht zurück',
  restore: (fields) => (fields === 1 ? '1 Feld wiederherstellen' : `${number(fields)} Felder wiederherstellen`),
  restored: (version) => `Aus Version ${number(version)} wiederhergestellt`,
  more: 'Mehr laden',
}
