import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  least: (count) => `Mindestens ${count} Zeichen`,
  strengths: { 1: 'Leicht zu erraten', 2: 'Mittel', 3: 'Gut', 4: 'Sehr sicher' },
}
