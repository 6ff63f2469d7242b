import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const invoices = (count: number) => (count === 1 ? '1 Rechnung' : `${number(count)} Rechnungen`)
const drafts = (count: number) => (count === 1 ? '1 Entwurf' : `${number(count)} Entwürfe`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Rechnungen',
    names: 'rechnung',
    bin: 'Gelöschte Rechnungen',
    added: (count) => (count === 1 ? '1 neue Rechnung' : `${number(count)} neue Rechnungen`),
    removed: (count) =>
      count === 1 ? '1 Rechnung gehört nicht mehr hierher' : `${number(count)} Rechnungen gehören nicht mehr hierher`,
    deleted: (count, name) => (count === 1 ? `${name} wurde gelöscht` : `${number(count)} Rechnungen wurden gelöscht`),
  },
  title: 'Rechnung',
  name: (id) => (id.startsWith('DRAFT-') ? `Entwurf ${id.slice(6)}` : `Rechnung ${id}`),
  statuses: { pending: 'Unbezahlt', complete: 'Bezahlt' },
  states: {
    draft: 'Entwurf',
    issued: 'Ausgestellt',
    sent: 'Gesendet',
    viewed: 'Angesehen',
    partlyPaid: 'Teilweise bezahlt',
    overdue: 'Überfällig',
    paid: 'Bezahlt',
    void: 'Storniert',
  },
  /** By the number of its step; none is 0. */
  reminder: (step) => ['Keine', 'Zahlungserinnerung', 'Mahnung', 'Letzte Mahnung'][step] ?? 'Keine',
  fields: {
    id: 'Rechnung',
    state: 'Status',
    status: 'Zahlungsstatus',
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
    draftId: 'Entwurf',
    orderId: 'Bestellung',
    seriesId: 'Wiederkehrende Rechnung',
    paidAmount: 'Bezahlt',
    owedAmount: 'Offener Betrag',
    taxes: 'Steuern',
    shippingTaxRate: 'Steuer auf Versand',
    pricesIncludeTax: 'Preise enthalten Steuer',
    taxExemption: 'Grund der Steuerbefreiung',
    reference: 'Referenz',
    installments: 'Zahlungsplan',
    notes: 'Anmerkungen',
    terms: 'Zahlungsbedingungen',
    language: 'Sprache',
    issuedAt: 'Ausgestellt am',
    sentAt: 'Gesendet am',
    viewedAt: 'Angesehen am',
    paidAt: 'Bezahlt am',
    voidedAt: 'Storniert am',
    reminderStep: 'Letzte Mahnstufe',
    remindedAt: 'Gemahnt am',
    reminderHold: 'Mahnstopp',
    orderChanged: 'Bestellung seither geändert',
  },
  amounts: {
    tax: (rate, base) => `${rate} Steuer auf ${base}`,
    included: (rate, amount) => `Enthält ${rate} Steuer: ${amount}`,
  },
  due: {
    today: 'Heute fällig',
    in: (count) => (count === 1 ? 'Morgen fällig' : `In ${number(count)} Tagen fällig`),
    late: (count) => (count === 1 ? 'Seit 1 Tag überfällig' : `Seit ${number(count)} Tagen überfällig`),
    shortLate: (count) => (count === 1 ? 'seit 1 Tag' : `seit ${number(count)} Tagen`),
  },
  list: {
    title: 'Rechnungen',
    search: 'Rechnung oder Kunde suchen',
    empty: 'Noch keine Rechnungen',
    create: 'Neue Rechnung',
    emptyText: 'Rechnungen erscheinen hier, sobald die erste erstellt ist, zum Beispiel aus einer Bestellung.',
    figures: {
      label: 'In Zahlen',
      outstanding: 'Offen',
      overdue: 'Überfällig',
      paid: 'In 30 Tagen bezahlt',
      daysToPay: 'Durchschnittliche Zahlungsdauer',
      invoices,
      days: (count) => (count === 1 ? '1 Tag' : `${number(count)} Tage`),
      none: 'Keine Zahlungen',
      basis: 'Ab Ausstellung, letzte 30 Tage',
    },
    tabs: {
      label: 'Rechnungen nach Status',
      all: 'Alle',
      draft: 'Entwurf',
      open: 'Offen',
      overdue: 'Überfällig',
      paid: 'Bezahlt',
      void: 'Storniert',
    },
  },
  bulk: {
    records: invoices,
    reasons: {
      date_order: 'Sie wäre fällig, bevor sie ausgestellt wurde',
      invalid: 'Ein Entwurf muss erst ausgestellt werden',
      refunded: 'Sie wurde vollständig gutgeschrieben',
      locked: 'Sie lässt sich nicht mehr ändern',
    },
    pay: {
      label: 'Als bezahlt markieren',
      title: (records) => `${records} als bezahlt markieren`,
      text: () => 'Was noch offen ist, gilt als heute bezahlt. Sie können das rückgängig machen.',
    },
    void: {
      label: 'Stornieren',
      title: (count) => `${invoices(count)} stornieren`,
      text: 'Von einer stornierten Rechnung ist nichts mehr offen. Sie behält ihre Nummer und lässt sich nicht mehr ändern.',
      none: 'In Ihrer Auswahl lässt sich nichts stornieren: Entwürfe haben noch keine Nummer, und was bezahlt wurde, muss zuerst erstattet oder gutgeschrieben werden.',
      others: (count) =>
        count === 1
          ? '1 weitere Rechnung bleibt, wie sie ist.'
          : `${number(count)} weitere Rechnungen bleiben, wie sie sind.`,
      tooMany: (max) => `Wählen Sie höchstens ${number(max)} Rechnungen auf einmal aus.`,
      done: (ids) => (ids.length === 1 ? `${ids[0]} storniert` : `${invoices(ids.length)} storniert`),
    },
    send: { label: 'Senden' },
    remind: { label: 'Mahnen' },
    zip: {
      label: 'PDFs',
      tooMany: (max) => `Wählen Sie höchstens ${number(max)} Rechnungen auf einmal aus.`,
    },
    issue: {
      label: 'Ausstellen',
      title: (count) => `${drafts(count)} ausstellen`,
      text: 'Jeder Entwurf bekommt die nächste Rechnungsnummer. Das lässt sich nicht rückgängig machen.',
      none: 'In Ihrer Auswahl sind keine Entwürfe.',
      others: (count) =>
        count === 1
          ? '1 weitere Rechnung ist schon ausgestellt und bleibt, wie sie ist.'
          : `${number(count)} weitere Rechnungen sind schon ausgestellt und bleiben, wie sie sind.`,
      tooMany: (max) => `Wählen Sie höchstens ${number(max)} Entwürfe auf einmal aus.`,
      done: (ids) =>
        ids.length === 1
          ? `${ids[0]} ausgestellt`
          : `${number(ids.length)} Rechnungen ausgestellt: ${ids[0]} bis ${ids.at(-1)}`,
    },
  },
  paper: {
    title: 'Dokument',
    back: 'Zur Rechnung',
    toList: 'Zu den Rechnungen',
    many: (count) => `${invoices(count)} drucken`,
    onlyFirst: (max) =>
      `Hier sind nur die ersten ${number(max)}. Grenzen Sie die Liste ein, um die übrigen zu drucken.`,
  },
  record: {
    installment: { partly: (amount) => `${amount} bezahlt`, paid: 'Bezahlt' },
    owed: (amount) => `${amount} offen`,
    issuedOn: (date) => `Ausgestellt am ${date}`,
    orderChanged: 'Die Bestellung wurde nach der Abrechnung geändert und stimmt nicht mehr mit der Rechnung überein.',
    followOrder: 'An Bestellung anpassen',
    order: (id) => `Bestellung ${id}`,
    details: 'Details',
    billing: 'Abrechnung',
    more: 'Weitere Aktionen',
    edit: 'Bearbeiten',
    duplicate: 'Als Entwurf duplizieren',
    recur: 'Regelmäßig wiederholen',
    unpay: 'Als unbezahlt markieren',
    markSent: 'Als gesendet markieren',
    sent: 'Rechnung als gesendet markiert',
    creditIt: 'Gutschrift erstellen',
    correctIt: 'Korrigieren',
    credit: {
      title: { credit: 'Gutschrift erstellen', correct: 'Diese Rechnung korrigieren' },
      text: {
        credit:
          'Der offene Betrag sinkt um diese Summe. Was der Kunde zu viel bezahlt hat, wird sein Guthaben. Eine Gutschrift lässt sich nicht rückgängig machen.',
        correct:
          'Eine Gutschrift gleicht den Rest dieser Rechnung aus, und ein Entwurf mit demselben Inhalt ersetzt sie. Eine Gutschrift lässt sich nicht rückgängig machen.',
      },
      amount: 'Betrag',
      most: (max) => `Höchstens ${max}`,
      confirm: (amount) => `${amount} gutschreiben`,
      done: (number) => `Gutschrift ${number} erstellt`,
      corrected: (number) => `${number} und ein Entwurf zur Korrektur wurden erstellt`,
    },
    hold: {
      open: 'Mahnstopp setzen',
      resume: 'Mahnstopp aufheben',
      text: 'Der Kunde wird zu dieser Rechnung nicht gemahnt, bis Sie den Mahnstopp aufheben.',
      reason: 'Grund',
    },
    done: {
      complete: 'Rechnung als bezahlt markiert',
      pending: 'Rechnung als unbezahlt markiert',
      held: 'Mahnstopp gesetzt',
      resumed: 'Mahnstopp aufgehoben',
      followed: 'Rechnung an die Bestellung angepasst',
      duplicate: (id) => `${id} erstellt`,
    },
  },
}
