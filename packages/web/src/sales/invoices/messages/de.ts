import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  words: {
    many: 'Rechnungen',
    names: 'rechnung',
  },
  name: (id) => `Rechnung ${id}`,
  statuses: { pending: 'Offen', complete: 'Abgeschlossen' },
  fields: {
    id: 'Rechnung',
    status: 'Status',
    issueDate: 'Ausgestellt',
    dueDate: 'Fällig',
    customer: 'Kunde',
    customerName: 'Name des Kunden',
    customerImage: 'Bild des Kunden',
    billingAddress: 'Rechnungsadresse',
    billingEmail: 'E-Mail für Rechnungen',
    billingPhone: 'Telefon für Rechnungen',
    payment: 'Zahlung',
    paymentMethod: 'Zahlungsart',
    cardHolder: 'Karteninhaber',
    cardNo: 'Karte',
    products: 'Positionen',
    subtotal: 'Zwischensumme',
    shippingCharge: 'Versand',
    tax: 'Steuer',
    discountAmount: 'Rabatt',
    totalAmount: 'Gesamt',
    creditedAmount: 'Gutgeschrieben',
    remaining: 'Verbleibend',
  },
  list: { title: 'Rechnungen', search: 'Nummer oder E-Mail suchen', empty: 'Noch keine Rechnungen' },
}
