import { type Budget, budgetKind } from '@quarterdeck/contract/sales/budgets'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { described } from '../../kit/records/described/index.ts'
import { MonthName } from '../../kit/ui/form/month-field.tsx'
import { expenseMessages } from '../expenses/messages/index.ts'
import { budgetMessages } from './messages/index.ts'

/** Display of budgets beyond their field definitions. */
export const budgets = described<Budget>({
  kind: budgetKind,
  messages: budgetMessages,
  title: 'name',
  useChoices: () => ({ category: useMessages(expenseMessages).choices.category }),
  show: { month: (value) => <MonthName month={String(value)} /> },
  columns: {
    month: { optional: true, card: 'hidden', cell: ({ month }) => <MonthName month={month} /> },
    startsAt: false,
  },
})
