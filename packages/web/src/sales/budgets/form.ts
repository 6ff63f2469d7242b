import { BudgetDraft } from '@quarterdeck/contract/sales/budgets'
import type { PlainForm } from '../../kit/records/plain/index.ts'
import { MonthField, thisMonth } from '../../kit/ui/form/month-field.tsx'

export const budgetForm: PlainForm = {
  draft: BudgetDraft,
  inputs: { month: { Input: MonthField } },
  useStart: () => ({ month: thisMonth() }),
}
