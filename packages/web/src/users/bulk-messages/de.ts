import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  title: (count) => (count === 1 ? 'Status von 1 Benutzer ändern' : `Status von ${number(count)} Benutzern ändern`),
  text: 'Nur aktive Benutzer können sich anmelden. Alle anderen werden sofort abgemeldet.',
  reason: 'Grund (optional)',
  reasonHint: 'Steht im Verlauf jedes Benutzers.',
  change: 'Status ändern',
  changed: (count, status) =>
    count === 1
      ? `Status von 1 Benutzer ist jetzt ${status}`
      : `Status von ${number(count)} Benutzern ist jetzt ${status}`,
  unchanged: 'Sie haben diesen Status bereits',
  refusedTitle: (count) => `${number(count)} Benutzer konnte${count === 1 ? '' : 'n'} nicht geändert werden`,
  refusedText: 'Alle anderen haben den neuen Status.',
  refusedAll: 'Es wurde nichts geändert.',
  reasons: {
    forbidden: 'Nur Inhaber dürfen Inhaber ändern',
    last_owner: 'Es muss mindestens einen aktiven Inhaber geben',
  },
}
