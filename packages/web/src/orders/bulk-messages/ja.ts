import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('ja')

export const ja: Translated<typeof en> = {
  records: (count) => `注文${number(count)}件`,
  notDelivered: '未配達',
  reasons: { date_order: '注文日より前に配達されたことになります' },
}
