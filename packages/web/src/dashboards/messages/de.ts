import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  dashboards: {
    sales: { title: 'Verkauf', about: 'Was verkauft wird, an wen, und was davon bleibt' },
    finance: { title: 'Finanzen', about: 'Was Kunden schulden und was berechnet und bezahlt wurde' },
  },
  cards: {
    netRevenue: 'Nettoumsatz',
    orders: 'Bestellungen',
    averageOrder: 'Wert je Bestellung',
    unitsPerOrder: 'Stück je Bestellung',
    revenueOverTime: 'Nettoumsatz im Zeitverlauf',
    grossToNet: 'Von brutto zu netto',
    buyers: 'Bestellungen neuer und wiederkehrender Kunden',
    ordersByStatus: 'Bestellungen nach Status',
    bestProducts: 'Meistverkaufte Produkte',
    countries: 'Nettoumsatz nach Land',
    outstanding: 'Offene Forderungen',
    overdue: 'Überfällig',
    paidOff: 'Bezahlt',
    daysOutstanding: 'Forderungslaufzeit (DSO)',
    invoicedAndPaid: 'Berechnet und bezahlt',
    receivablesByAge: 'Forderungen nach Alter',
    debtors: 'Wer am meisten schuldet',
    tax: 'Berechnete Steuer',
  },
  metrics: {
    orders: { title: 'Bestellungen', formula: 'Wie viele Bestellungen eingegangen sind, gleich in welchem Status.' },
    soldOrders: {
      title: 'Nicht zurückgesandte Bestellungen',
      formula: 'Wie viele Bestellungen eingegangen sind und nicht zurückgesandt wurden.',
    },
    grossSales: {
      title: 'Bruttoumsatz',
      formula: 'Die Gesamtbeträge aller Bestellungen vor Abzug der Rabatte: Artikel, Versand und Steuer.',
    },
    discounts: { title: 'Rabatte', formula: 'Die Rabatte aller Bestellungen.' },
    sentBack: { title: 'Zurückgesandt', formula: 'Die Gesamtbeträge der Bestellungen im Status „Zurückgesandt“.' },
    refunds: {
      title: 'Erstattungen',
      formula: 'Was auf Bestellungen erstattet wurde, die nicht als Ganzes zurückgesandt wurden.',
    },
    netRevenue: {
      title: 'Nettoumsatz',
      formula:
        'Die Gesamtbeträge der nicht zurückgesandten Bestellungen abzüglich dessen, was auf sie erstattet wurde. Steuer und Versand sind enthalten.',
    },
    units: { title: 'Stück', formula: 'Die Mengen aller Artikel in nicht zurückgesandten Bestellungen.' },
    itemSales: {
      title: 'Artikelumsatz',
      formula:
        'Menge mal Preis aller Artikel in nicht zurückgesandten Bestellungen. Rabatte auf ganze Bestellungen sind nicht abgezogen.',
    },
    averageOrder: {
      title: 'Wert je Bestellung',
      formula: 'Nettoumsatz geteilt durch die nicht zurückgesandten Bestellungen.',
    },
    unitsPerOrder: {
      title: 'Stück je Bestellung',
      formula: 'Stück geteilt durch die nicht zurückgesandten Bestellungen.',
    },
    outstanding: {
      title: 'Offene Forderungen',
      formula:
        'Was auf allen offenen Rechnungen noch geschuldet wird, fällig oder nicht: ausgestellt, gesendet, angesehen, teilbezahlt oder überfällig.',
    },
    overdue: {
      title: 'Überfällig',
      formula: 'Was auf Rechnungen noch geschuldet wird, die vor heute (UTC) fällig waren.',
    },
    invoiced: {
      title: 'Berechnet',
      formula:
        'Die Gesamtbeträge der Rechnungen nach ihrem Rechnungsdatum, ohne Entwürfe und stornierte. Gutschriften sind nicht abgezogen.',
    },
    taxInvoiced: {
      title: 'Berechnete Steuer',
      formula: 'Die Steuer der Rechnungen nach ihrem Rechnungsdatum, ohne Entwürfe und stornierte.',
    },
    paidOff: {
      title: 'Bezahlt',
      formula:
        'Was auf Rechnungen bezahlt wurde, nach dem Tag, an dem auf ihnen nichts mehr offen war. Teilzahlungen zählen, sobald die Rechnung beglichen ist.',
    },
    daysOutstanding: {
      title: 'Forderungslaufzeit (DSO)',
      formula:
        'Offene Forderungen geteilt durch das in den letzten 90 Tagen Berechnete, mal 90. Vom Zeitraum hängt sie nicht ab.',
    },
  },
  statuses: { Delivered: 'Geliefert', Shipping: 'Unterwegs', New: 'Neu', Pending: 'Offen', Return: 'Zurückgesandt' },
  buyers: { new: 'Neue Kunden', returning: 'Wiederkehrende Kunden' },
  ages: {
    notDue: 'Nicht fällig',
    days30: '1–30 Tage überfällig',
    days60: '31–60 Tage überfällig',
    days90: '61–90 Tage überfällig',
    older: 'Über 90 Tage überfällig',
  },
  unknown: 'Unbekannt',
  splits: {
    status: 'Status',
    buyer: 'Kunden',
    country: 'Land',
    productId: 'Produkt',
    age: 'Alter',
    customerId: 'Kunde',
  },
  steps: { hour: 'Stunde', day: 'Tag', week: 'Woche', month: 'Monat' },
  number: 'Zahl',
  now: 'Wert',
  against: { previous: 'Vorheriger Zeitraum', year: 'Vorjahr', none: 'Ohne Vergleich' },
  frame: {
    label: 'Zeitraum',
    range: 'Zeitraum',
    ranges: {
      today: 'Heute',
      '7d': 'Letzte 7 Tage',
      '30d': 'Letzte 30 Tage',
      '90d': 'Letzte 90 Tage',
      month: 'Dieser Monat',
      quarter: 'Dieses Quartal',
      year: 'Dieses Jahr',
      custom: 'Eigener Zeitraum',
    },
    from: 'Von',
    to: 'Bis',
    comparison: 'Vergleich',
    comparedWith: (what: string) => `Vergleich: ${what}`,
    zone: 'Zeitzone',
  },
  change: {
    more: (share: string) => `${share} mehr`,
    less: (share: string) => `${share} weniger`,
    same: 'Unverändert',
    times: (factor: string) => `${factor}-mal so viel`,
    fromNothing: 'Vorher nichts',
  },
  before: (value: string) => `vorher: ${value}`,
  standing: 'Aktueller Stand',
  days: (count: number) => `${String(count).replace('.', ',')} ${count === 1 ? 'Tag' : 'Tage'}`,
  partial: 'unvollständig',
  asOf: (time: string) => `Stand: ${time}`,
  left: (count: number) => (count === 1 ? '1 weiteres in der Tabelle' : `${count} weitere in der Tabelle`),
  empty: 'Nichts in diesem Zeitraum',
  failed: 'Das konnte nicht geladen werden',
  menu: {
    label: (title: string) => `Optionen zu ${title}`,
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    csv: 'CSV herunterladen',
    explain: 'Wie wird das berechnet?',
  },
  explained: (title: string) => `So wird „${title}“ berechnet`,
  rangeOf: (days: string, zone: string) => `${days}, Tage wie in ${zone}`,
}
