import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  records: (count) => (count === 1 ? '1 Bestellung' : `${number(count)} Bestellungen`),
  notDelivered: 'Nicht geliefert',
  reasons: { date_order: 'Geliefert, bevor bestellt wurde' },
}
