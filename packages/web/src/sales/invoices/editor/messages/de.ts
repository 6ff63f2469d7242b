import type { Translated } from '../../../../lib/i18n/catalogue.ts'
import { formats } from '../../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const lines = (count: number) => (count === 1 ? '1 Position' : `${number(count)} Positionen`)

export const de: Translated<typeof en> = {
  createTitle: 'Neue Rechnung',
  editTitle: 'Rechnung bearbeiten',
  saveDraft: 'Entwurf speichern',
  issue: 'Ausstellen',
  draftSaved: (name) => `${name} gespeichert`,
  issued: (id) => `${id} ausgestellt`,
  saved: 'Änderungen gespeichert',
  unchanged: 'Es gibt nichts zu speichern',
  readOnly: 'Sie können Rechnungen nicht ändern.',
  voided: 'Diese Rechnung wurde storniert und bleibt, wie sie ist.',
  agreed:
    'Kunde, Positionen und Beträge dieser Rechnung sind gesperrt. Um sie zu ändern, korrigieren Sie die Rechnung: Eine Gutschrift gleicht sie aus, Ihre Änderungen kommen in einen neuen Entwurf.',
  problems: {
    tooManyLines: (max) => `Eine Rechnung hat höchstens ${number(max)} Positionen`,
    noLines: 'Fügen Sie mindestens eine Position hinzu, bevor Sie die Rechnung ausstellen',
    discountTooBig: 'Der Rabatt ist höher als der Rechnungsbetrag',
    installmentsOff: 'Die Raten müssen genau den Gesamtbetrag ergeben',
  },
  locked: {
    title: 'Diese Rechnung lässt sich nicht mehr ändern',
    text: 'Sie wurde schon gesendet oder teilweise bezahlt. Kunde, Positionen und Beträge sind deshalb gesperrt. Sie können sie korrigieren: Eine Gutschrift gleicht den Rest aus, Ihre Änderungen kommen in einen neuen Entwurf. Die Gutschrift lässt sich nicht rückgängig machen. Um nur einen Teil gutzuschreiben oder zu stornieren, gehen Sie zur Rechnung.',
    open: 'Zur Rechnung',
    stay: 'Weiter bearbeiten',
  },
  sheet: { invoice: 'Rechnung', unnumbered: 'Nummer wird beim Ausstellen vergeben' },
  customer: { find: 'Nach Name oder E-Mail suchen' },
  due: {
    label: 'Zahlungsziel',
    onReceipt: 'Sofort',
    inDays: (days) => `${number(days)} Tage`,
    onDay: 'Festes Datum',
  },
  lines: {
    title: 'Beschreibung',
    quantity: 'Menge',
    price: 'Preis',
    discount: 'Rabatt',
    tax: 'Steuer',
    amount: 'Betrag',
    add: 'Produkt oder beliebigen Text eingeben',
    inLine: (label, place) => `${label}, Position ${number(place)}`,
    lineName: (place) => `Position ${number(place)}`,
    products: 'Produkte',
    rates: 'Zuletzt verwendete Steuersätze',
    lastPaid: (price) => `Zuletzt bezahlt: ${price}`,
    lastPaidOn: (invoice, day) => `${invoice} vom ${day}. Diesen Preis übernehmen.`,
    pasted: (count, unread) =>
      unread === 0
        ? `${lines(count)} hinzugefügt`
        : `${lines(count)} hinzugefügt. ${unread === 1 ? 'Eine Zelle ist' : `${number(unread)} Zellen sind`} keine Zahl und ${unread === 1 ? 'bleibt' : 'bleiben'} leer.`,
  },
  installments: {
    title: 'Zahlungsplan',
    begin: 'Ratenzahlung anbieten',
    add: 'Rate hinzufügen',
    splitBy: 'Aufteilen nach',
    ways: { percent: 'Prozent', amount: 'Betrag' },
    day: (place: number) => `Fällig am, Rate ${number(place)}`,
    share: (place: number) => `Anteil, Rate ${number(place)}`,
    amount: (place: number) => `Betrag, Rate ${number(place)}`,
    remove: (place: number) => `Rate ${number(place)} entfernen`,
  },
  totals: {
    taxOf: (rate, base) => `${rate} Steuer auf ${base}`,
    taxWithin: (rate, base) => `Enthält ${rate} Steuer auf ${base}`,
  },
  settings: {
    title: 'Dokument',
    pricesHint: 'Die Steuer ist dann im Gesamtbetrag enthalten und wird nicht aufgeschlagen.',
    exemptionHint: 'Zum Beispiel: Kleinunternehmer, § 19 UStG',
  },
  yesNo: { yes: 'Ja', no: 'Nein' },
  keys: {
    enter: 'Enter',
    enterText: 'Nächste Position',
    move: 'Alt+↑ ↓',
    moveText: 'Position verschieben',
    paid: 'Alt+L',
    paidText: 'Zuletzt bezahlten Preis übernehmen',
    paste: 'Strg+V',
    pasteText: 'Zeilen aus einer Tabelle einfügen: Beschreibung, Menge, Preis, Rabatt, Steuer',
  },
}
