import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Rechnung',
  name: (id) => `Rechnung ${id}`,
  from: (company) => `Von ${company}`,
  states: {
    open: 'Offen',
    overdue: 'Überfällig',
    partlyPaid: 'Teilweise bezahlt',
    paid: 'Bezahlt',
    credited: 'Gutgeschrieben',
    void: 'Storniert',
  },
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
    title: 'Dieser Link ist nicht mehr gültig',
    text: 'Bitten Sie den Absender um einen neuen.',
  },
  unknown: {
    title: 'Link nicht gefunden',
    text: 'Öffnen Sie ihn noch einmal aus der E-Mail oder fügen Sie den ganzen Link in die Adresszeile ein.',
  },
}
