import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  summary: {
    label: 'In Zahlen',
    total: 'Bestellungen gesamt',
    new: 'Neue Bestellungen',
    delivered: 'Gelieferte Bestellungen',
    cancelled: 'Stornierte Bestellungen',
    carried: (count) => `${number(count)} übernommen`,
  },
  tabs: {
    label: 'Bestellungen nach Status',
    all: 'Alle',
    waiting: (span) => `seit ${span}`,
  },
  emptyText: 'Sobald Bestellungen eingehen, erscheinen sie hier.',
}
