import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  words: {
    many: 'Bestellungen',
    names: 'bestellung auftrag',
    bin: 'Gelöschte Bestellungen',
    joining: (count) => (count === 1 ? '1 neue Bestellung' : `${number(count)} neue Bestellungen`),
    leaving: (count) =>
      count === 1
        ? '1 Bestellung gehört nicht mehr hierher'
        : `${number(count)} Bestellungen gehören nicht mehr hierher`,
    deleted: (count, id) =>
      count === 1 ? `Bestellung ${id} wurde gelöscht` : `${number(count)} Bestellungen wurden gelöscht`,
  },
  title: 'Bestellung',
  name: (id) => `Bestellung ${id}`,
  statuses: { Delivered: 'Geliefert', Shipping: 'Unterwegs', New: 'Neu', Pending: 'Offen', Return: 'Zurückgesandt' },
  fields: {
    product: 'Produkt',
    id: 'Nummer',
    items: 'Artikel',
    status: 'Status',
    createAt: 'Bestellt',
    deliveredAt: 'Geliefert',
    invoiceId: 'Rechnung',
    customer: 'Kunde',
    customerName: 'Name des Kunden',
    customerEmail: 'E-Mail des Kunden',
    customerPhone: 'Telefon des Kunden',
    customerImage: 'Bild des Kunden',
    billing: 'Rechnungsadresse',
    shipping: 'Lieferadresse',
    payment: 'Zahlung',
    paymentId: 'Zahlungsnummer',
    paymentMethod: 'Zahlungsart',
    cardNumber: 'Karte',
    subTotalAmount: 'Zwischensumme',
    discountAmount: 'Rabatt',
    shippingChargeAmount: 'Versand',
    taxAmount: 'Steuer',
    totalAmount: 'Gesamt',
    refundedAmount: 'Erstattet',
  },
  list: {
    title: 'Bestellungen',
    search: 'Bestellung oder Kunde suchen',
    empty: 'Noch keine Bestellungen',
    more: (first, others) => (others <= 0 ? first : `${first} und ${number(others)} weitere`),
  },
}
