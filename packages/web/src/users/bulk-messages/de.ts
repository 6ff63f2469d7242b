import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  records: (count) => `${number(count)} Benutzer`,
  statusHint: 'Nur aktive Benutzer können sich anmelden. Alle anderen werden sofort abgemeldet.',
  reasons: {
    forbidden: 'Nur Inhaber dürfen Inhaber ändern',
    last_owner: 'Es muss mindestens einen aktiven Inhaber geben',
    taken: 'Jemand anderes hat diese E-Mail-Adresse',
  },
}
