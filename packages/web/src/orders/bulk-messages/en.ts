import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

/** What is said where orders are changed: several at once, in a cell, or in the form. */
export const en = {
  records: (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`),
  /** An order without the day of its delivery. */
  notDelivered: 'Not delivered',
  reasons: { date_order: 'Delivered before it was ordered' },
  /** What is asked about before it is saved. */
  doubts: {
    title: 'Save this anyway?',
    text: 'Something here looks unusual:',
    future: 'The delivery date is in the future.',
    neverShipped: 'The order has a delivery date, but nothing has been shipped yet.',
    noShipping: 'There’s no shipping address, but items are still to be shipped.',
    noBilling: 'There’s no billing address, but items are still to be shipped.',
    save: 'Save anyway',
  },
}
