import { type Target, targetKind } from '@quarterdeck/contract/sales/targets'
import { described } from '../../kit/records/described/index.ts'
import { MonthName } from '../../kit/ui/form/month-field.tsx'
import { targetMessages } from './messages/index.ts'

/** Display of sales targets beyond their field definitions. */
export const targets = described<Target>({
  kind: targetKind,
  messages: targetMessages,
  title: 'month',
  show: {
    month: (value) => <MonthName month={String(value)} />,
    orders: (value) => (value === 0 ? '–' : String(value)),
  },
  columns: { orders: { cell: ({ orders }) => (orders === 0 ? '–' : orders) }, startsAt: false },
})
