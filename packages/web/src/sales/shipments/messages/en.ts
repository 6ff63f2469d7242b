import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

const items = (count: number) => (count === 1 ? '1 item' : `${number(count)} items`)

/** What goes to the customer, in one parcel or in several. */
export const en = {
  words: {
    many: 'shipments',
  },
  name: (id: string) => `Shipment ${id}`,
  list: 'Shipments',
  none: 'Nothing has been shipped yet.',
  untracked: 'Shipped without tracking.',
  fields: { carrier: 'Carrier', trackingNumber: 'Tracking number', trackingUrl: 'Tracking link' },
  track: 'Track shipment',
  partly: (shipped: number, all: number) => `${number(shipped)} of ${number(all)} shipped`,
  open: 'Ship items',
  openRest: 'Ship the rest',
  text: 'Choose what goes into this parcel. The rest can be shipped later.',
  left: (left: number, all: number) => `${number(left)} of ${number(all)} left to ship`,
  piecesOf: (name: string) => `Quantity of ${name}`,
  tooMuch: (most: number) => `At most ${number(most)}`,
  linkHint: 'Starts with https://',
  linkWrong: 'Enter an address that starts with https://',
  becomesShipping: 'The order’s status changes to “Shipping”.',
  confirm: (count: number) => `Ship ${items(count)}`,
  shipped: (count: number) => `${items(count)} shipped`,
  conflict: 'Someone else has changed the items of this order meanwhile. Check the quantities again.',
  edit: 'Edit tracking',
  editText: 'What is in the shipment stays as it is.',
  saved: 'Tracking updated',
  slip: 'Packing slip',
  remove: 'Take back',
  removed: 'Shipment taken back',
  menuOf: (name: string) => `More actions for ${name}`,
}
