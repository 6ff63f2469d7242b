import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

/** Money that goes back, and goods that come back. */
export const en = {
  words: {
    many: 'refunds',
  },
  name: (id: string) => `Refund ${id}`,
  list: 'Refunds and returns',
  open: 'Refund or return',
  title: 'Refund or return',
  text: (left: string) => `${left} of this order can still be refunded.`,
  kind: 'What happens',
  kinds: { Refund: 'Refund', Return: 'Return' },
  kindHints: { Refund: 'Only money goes back', Return: 'Items come back' },
  left: (left: number, all: number) => `${number(left)} of ${number(all)} left`,
  gone: (count: number) => `${number(count)} refunded`,
  piecesOf: (name: string) => `Quantity of ${name}`,
  restock: 'Put back in stock',
  restockOf: (name: string) => `Put ${name} back in stock`,
  shipping: 'Shipping',
  amount: 'Amount to refund',
  most: (most: string) => `At most ${most}`,
  tooMuch: 'More than is left',
  confirm: {
    Refund: (amount: string) => `Refund ${amount}`,
    Return: (amount: string) => `Return and refund ${amount}`,
  },
  confirmReturn: 'Return without refund',
  done: {
    Refund: (amount: string) => `${amount} refunded`,
    Return: (amount: string) => `Return recorded, ${amount} refunded`,
  },
  returned: 'Return recorded',
  conflict: 'Someone else has changed this order or made a refund meanwhile. Check the amounts again.',
  creditNote: (number: string) => `Credit note ${number}`,
  creditNoteFor: (invoice: string) => `A credit note for ${invoice} will be made.`,
  paid: 'Paid',
  refunded: 'Refunded',
  net: 'Net',
}
