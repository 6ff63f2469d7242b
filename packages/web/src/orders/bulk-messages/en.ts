import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

/** Changing several orders at once. */
export const en = {
  records: (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`),
  /** An order without the day of its delivery. */
  notDelivered: 'Not delivered',
  reasons: { date_order: 'Delivered before it was ordered' },
}
