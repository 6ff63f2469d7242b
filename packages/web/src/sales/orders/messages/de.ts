import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  words: {
    many: 'Bestellungen',
    names: 'bestellung auftrag',
    bin: 'Gelöschte Bestellungen',
    added: (count) => (count === 1 ? '1 neue Bestellung' : `${number(count)} neue Bestellungen`),
    removed: (count) =>
      count === 1
        ? '1 Bestellung gehört nicht mehr hierher'
        : `${number(count)} Bestellungen gehören nicht mehr hierher`,
    deleted: (count, id) =>
      count === 1 ? `Bestellung ${id} wurde gelöscht` : `${number(count)} Bestellungen wurden gelöscht`,
  },
  title: 'Bestellung',
  name: (id) => `Bestellung ${id}`,
  buyers: { new: 'Neue Kunden', returning: 'Wiederkehrende Kunden' },
  /** Of its invoice. */
  bills: {
    none: 'Keine',
    due: 'Offen',
    partlyPaid: 'Teilweise bezahlt',
    paid: 'Bezahlt',
    credited: 'Gutgeschrieben',
    changed: 'Bestellung seitdem geändert',
  },
  statuses: { New: 'Neu', Pending: 'Offen', Shipping: 'Unterwegs', Delivered: 'Geliefert', Return: 'Zurückgesandt' },
  fields: {
    country: 'Land',
    returnCause: 'Retourengrund',
    cohort: 'Erstbestellung in der Woche ab',
    buyer: 'Neu oder wiederkehrend',
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
  },
  bulk: {
    records: (count) => (count === 1 ? '1 Bestellung' : `${number(count)} Bestellungen`),
    notDelivered: 'Nicht geliefert',
    reasons: { date_order: 'Geliefert, bevor bestellt wurde' },
    doubts: {
      title: 'Trotzdem speichern?',
      text: 'Das sieht ungewöhnlich aus:',
      future: 'Das Lieferdatum liegt in der Zukunft.',
      neverShipped: 'Die Bestellung hat ein Lieferdatum, es wurde aber noch nichts versandt.',
      noShipping: 'Die Lieferadresse fehlt, es sind aber noch Artikel zu versenden.',
      noBilling: 'Die Rechnungsadresse fehlt, es sind aber noch Artikel zu versenden.',
      save: 'Trotzdem speichern',
    },
  },
  edit: {
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
  },
  record: {
    orderedOn: (date) => `Bestellt am ${date}`,
    deliveredOn: (date) => `Geliefert am ${date}`,
    edit: 'Bearbeiten',
    more: 'Weitere Aktionen',
    steps: {
      to: {
        New: 'Als neu markieren',
        Pending: 'Als offen markieren',
        Shipping: 'Als unterwegs markieren',
        Delivered: 'Als geliefert markieren',
        Return: 'Als zurückgesandt markieren',
      },
      why: 'Geben Sie den Grund an, damit es später alle nachvollziehen können.',
      done: (status) => `Die Bestellung ist jetzt „${status}“`,
    },
    slip: {
      title: (order) => `Packzettel, ${order}`,
      open: 'Packzettel',
    },
    paper: { back: 'Zur Bestellung' },
    invoice: {
      make: 'Rechnung erstellen',
      made: (id) => `Rechnung ${id} erstellt`,
      changed: 'Die Rechnung passt nicht mehr: Diese Bestellung wurde nach der Rechnungsstellung geändert.',
      owed: (amount) => `${amount} offen`,
    },
    addresses: 'Adressen',
    sameAddress: 'Wie Lieferadresse',
  },
}
