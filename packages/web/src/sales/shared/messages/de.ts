import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Rechnung',
  name: (id) => `Rechnung ${id}`,
  from: (company) => `Von ${company}`,
  states: { open: 'Offen', overdue: 'Überfällig', partlyPaid: 'Teilweise bezahlt', paid: 'Bezahlt', void: 'Storniert' },
  facts: 'Überblick',
  owed: 'Offener Betrag',
  total: 'Gesamtbetrag',
  due: 'Fällig am',
  issued: 'Ausgestellt am',
  paid: 'Bezahlt am',
  canceled: 'Diese Rechnung wurde storniert. Es ist nichts zu bezahlen.',
  download: 'PDF herunterladen',
  print: 'Drucken',
  document: 'Dokument',
  until: (date) => `Dieser Link gilt bis ${date}.`,
  gone: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Bitten Sie um einen neuen, wo Sie ihn erhalten haben.',
  },
  unknown: {
    title: 'Dieser Link führt nirgendwohin',
    text: 'Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn vollständig in die Adresszeile.',
  },
}
