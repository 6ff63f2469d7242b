import IconReceipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs'
import { dayThere, noonThere } from '../../lib/i18n/zone.ts'
import { plainKind } from '../../records/plain/index.ts'
import { expenseMessages } from './messages/index.ts'

/** Most are written down on the day on which they were paid. */
const today = () => ({ date: noonThere(dayThere(new Date().toISOString())) })

export const expenseKind = plainKind({
  entity: 'expenses',
  icon: IconReceipt2,
  messages: expenseMessages,
  described: async () => (await import('./described.ts'))?.expenses,
  form: async () => ({
    draft: (await import('@quarterdeck/contract/sales/expenses')).ExpenseDraft,
    sections: { proof: ['files'] },
    useStart: today,
  }),
})
