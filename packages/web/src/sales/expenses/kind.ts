import { dayToInstant, instantToDay } from '@quarterdeck/contract/kit/day'
import type { Expense } from '@quarterdeck/contract/sales/expenses'
import IconReceipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs'
import { useCompanyDay } from '../../kit/lib/session.ts'
import { describedBy, plainKind } from '../../kit/records/plain/index.ts'
import { expenseMessages } from './messages/index.ts'

/** Returns a factory of initial values, dated today, since most expenses are recorded on the day of payment. */
const useToday = () => {
  const dayThere = useCompanyDay()
  return () => ({ date: dayToInstant(instantToDay(dayThere(new Date().toISOString()))) })
}

export const expenseKind = plainKind({
  entity: 'expenses',
  icon: IconReceipt2,
  messages: expenseMessages,
  described: describedBy<Expense>({
    kind: async () => (await import('@quarterdeck/contract/sales/expenses'))?.expenseKind,
    messages: expenseMessages,
    title: 'vendor',
  }),
  form: async () => ({
    draft: (await import('@quarterdeck/contract/sales/expenses')).ExpenseDraft,
    sections: { proof: ['files'] },
    useDays: useToday,
  }),
})
