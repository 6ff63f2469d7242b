import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  summary: {
    label: 'In figures',
    total: 'Total orders',
    new: 'New orders',
    delivered: 'Delivered orders',
    cancelled: 'Canceled orders',
    carried: (count: number) => `${number(count)} carried over`,
  },
  tabs: {
    label: 'Orders by status',
    all: 'All',
    waiting: (span: string) => `waiting ${span}`,
  },
  emptyText: 'Orders appear here as soon as they come in.',
}
