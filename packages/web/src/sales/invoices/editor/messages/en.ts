import { formats } from '../../../../lib/i18n/formats.ts'

const { number } = formats('en')
const lines = (count: number) => (count === 1 ? '1 line' : `${number(count)} lines`)

export const en = {
  createTitle: 'New invoice',
  editTitle: 'Edit invoice',
  saveDraft: 'Save draft',
  issue: 'Issue',
  draftSaved: (name: string) => `${name} saved`,
  issued: (id: string) => `${id} issued`,
  saved: 'Changes saved',
  unchanged: 'There’s nothing to save',
  readOnly: 'You can’t change invoices.',
  voided: 'This invoice was voided and stays as it is.',
  agreed:
    'The customer, lines, and amounts of this invoice are locked. To change them, correct the invoice: a credit note cancels it, and your changes go into a new draft.',
  problems: {
    tooManyLines: (max: number) => `An invoice has at most ${number(max)} lines`,
    noLines: 'Add at least one line before you issue the invoice',
    discountTooBig: 'The discount is more than the invoice total',
    installmentsOff: 'Installments have to add up to the total',
  },
  locked: {
    title: 'This invoice can’t be changed anymore',
    text: 'It was already sent or partly paid, so its customer, lines, and amounts are locked. You can correct it: a credit note cancels what’s left, and your changes go into a new draft. You can’t undo the credit note. To credit only part of it or void it, go to the invoice.',
    open: 'Go to the invoice',
    stay: 'Keep editing',
  },
  sheet: { invoice: 'Invoice', unnumbered: 'Gets its number when issued' },
  customer: { find: 'Search by name or email' },
  due: {
    label: 'Payment due',
    onReceipt: 'On receipt',
    inDays: (days: number) => `In ${number(days)} days`,
    onDay: 'On a set date',
  },
  lines: {
    title: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    amount: 'Amount',
    add: 'Type a product or any text',
    inLine: (label: string, place: number) => `${label}, line ${number(place)}`,
    lineName: (place: number) => `Line ${number(place)}`,
    products: 'Products',
    rates: 'Recent tax rates',
    lastPaid: (price: string) => `Last paid ${price}`,
    lastPaidOn: (invoice: string, day: string) => `${invoice} of ${day}. Use this price.`,
    pasted: (count: number, unread: number) =>
      unread === 0
        ? `${lines(count)} added`
        : `${lines(count)} added. ${unread === 1 ? 'One cell wasn’t' : `${number(unread)} cells weren’t`} a number and stayed empty.`,
  },
  installments: {
    title: 'Payment schedule',
    begin: 'Pay in installments',
    add: 'Add installment',
    splitBy: 'Split by',
    ways: { percent: 'Percent', amount: 'Amount' },
    day: (place: number) => `Due date, installment ${number(place)}`,
    share: (place: number) => `Share, installment ${number(place)}`,
    amount: (place: number) => `Amount, installment ${number(place)}`,
    remove: (place: number) => `Remove installment ${number(place)}`,
  },
  totals: {
    taxOf: (rate: string, base: string) => `Tax ${rate} on ${base}`,
    taxWithin: (rate: string, base: string) => `Includes ${rate} tax on ${base}`,
  },
  settings: {
    title: 'Document',
    pricesHint: 'Tax is included in the total instead of added to it.',
    exemptionHint: 'Why 0% is charged, for example: Small business, section 19 UStG',
  },
  yesNo: { yes: 'Yes', no: 'No' },
  keys: {
    enter: 'Enter',
    enterText: 'Next line',
    move: 'Alt+↑ ↓',
    moveText: 'Move the line',
    paid: 'Alt+L',
    paidText: 'Use the last price paid',
    paste: 'Ctrl+V',
    pasteText: 'Paste rows from a spreadsheet: description, quantity, price, discount, tax',
  },
}
