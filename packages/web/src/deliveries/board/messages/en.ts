import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

const pieces = (count: number) => (count === 1 ? '1 piece' : `${number(count)} pieces`)

export const en = {
  expected: 'Expected',
  past: 'Earlier',
  incoming: (count: number) => `${pieces(count)} still to come`,
  none: 'Nothing is expected',
  noneText: 'Note what you have ordered: it counts as incoming until it arrives.',
  add: 'Add delivery',
  more: 'Show more',
  pieces,
  late: 'Late',
  states: { Received: 'Received', Cancelled: 'Canceled' },
  received: (count: number, of: number) => `${number(count)} of ${number(of)} received`,
  unnamed: 'No reference',
  receive: 'Receive',
  receiveOf: (name: string) => `Receive ${name}`,
  menuOf: (name: string) => `More actions for ${name}`,
  edit: 'Edit',
  cancel: 'Cancel the rest',
  reopen: 'Expect again',
  addTitle: 'Add delivery',
  addText: 'These pieces count as incoming until they are received or canceled.',
  editTitle: 'Edit delivery',
  save: 'Save',
  count: 'Pieces',
  day: 'Expected on',
  reference: 'Reference',
  referenceHint: 'For example, the number of the purchase order.',
  note: 'Note',
  receiveTitle: 'Receive delivery',
  receiveText: (count: number) => `${pieces(count)} still to come. What has arrived is added to the stock.`,
  kind: 'Variant',
  arrived: 'Pieces that have arrived',
  addToStock: (count: number) => `Add ${number(count)} to stock`,
  stockAfter: (before: number, after: number) => `Stock: ${number(before)} → ${number(after)}`,
  reason: (name: string) => `Delivery ${name}`,
  done: {
    added: 'The delivery was added',
    changed: 'The delivery was changed',
    cancelled: 'The rest was canceled',
    reopened: 'The delivery is expected again',
    received: (count: number) =>
      count === 1 ? '1 piece was added to stock' : `${number(count)} pieces were added to stock`,
  },
}
