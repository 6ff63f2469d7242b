import { startOfMonth } from '@quarterdeck/contract/kit/month'
import { type BudgetDraft, budgetKind } from '@quarterdeck/contract/sales/budgets'
import { sql } from 'kysely'
import { findBy } from '../../kit/lists/find.ts'
import { ordinary } from '../../kit/ordinary/index.ts'
import { sampleBudgets } from './sample.ts'

/** Returns the fields derived from month and category. */
const derivedOf = ({ month, category }: Pick<BudgetDraft, 'month' | 'category'>) => ({
  name: `${month} · ${category}`,
  startsAt: new Date(startOfMonth(month)),
})

export const budgets = ordinary(budgetKind, {
  title: 'name',
  sample: sampleBudgets,
  personal: {},
  derived: ['name', 'startsAt'],
  alongWith: async (_, before, change) =>
    change.month === undefined && change.category === undefined
      ? change
      : { ...change, ...derivedOf({ ...before, ...change }) },
  made: (_, draft) => derivedOf(draft),
  searched: sql`folded("name" || ' ' || "note")`,
})

/** Finds budgets for the global search. */
export const find = findBy({
  ...budgets,
  shown: ({ id, name }) => ({ id, title: name }),
  texts: ({ name, note }) => ({ texts: [name], besides: [note] }),
})
