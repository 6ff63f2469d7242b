import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: (id) => `Bestellung ${id} bearbeiten`,
  open: 'Bearbeiten',
  delivery: 'Lieferung',
  deliveryText: 'Wer bestellt hat und wohin es geht.',
  customerHint: 'Mit einem anderen Kunden werden dessen Name, E-Mail und Telefon übernommen.',
  deliveredOn: 'Geliefert am',
  paymentText: 'Wie bezahlt wurde. Von einer Karte bleiben nur die letzten vier Ziffern gespeichert.',
  readOnly: 'Du kannst Bestellungen ansehen, aber nicht ändern.',
  saved: 'Bestellung gespeichert',
  unchanged: 'Es wurde nichts geändert',
}
