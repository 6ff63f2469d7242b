import { type Expense, expenseKind } from '@quarterdeck/contract/sales/expenses'
import { described } from '../../records/described/index.ts'
import { expenseMessages } from './messages/index.ts'

export const expenses = described<Expense>({ kind: expenseKind, messages: expenseMessages, title: 'vendor' })
