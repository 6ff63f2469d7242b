import { readSentDay } from '@quarterdeck/contract/kit/day'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { expenseKind } from '@quarterdeck/contract/sales/expenses'
import { sql } from 'kysely'
import { findBy } from '../../kit/lists/find.ts'
import { ordinary } from '../../kit/ordinary/index.ts'
import type { Tx } from '../../kit/ports.ts'
import { either } from '../../kit/sql/select.ts'
import { zoneOf } from '../company/index.ts'
import { fillExpenses } from './fill.ts'
import { sampleExpenses } from './sample.ts'

/** Returns the company's day of an instant. */
const dayIn = async (tx: Tx, sent: string | Date) => readSentDay(new Date(sent).toISOString(), await zoneOf(tx))

export const expenses = ordinary(expenseKind, {
  title: 'vendor',
  sample: sampleExpenses,
  fill: fillExpenses,
  personal: {},
  columns: {
    recurring: either({ yes: sql`"recurring"`, no: sql`not "recurring"` }),
    receipt: either({ attached: sql`"files" <> '[]'`, missing: sql`"files" = '[]'` }),
  },
  searched: sql`folded("vendor" || ' ' || "note")`,
  made: async ({ tx }, { date }) => ({ date: await dayIn(tx, date) }),
  // A date that is sent back as it was read stays.
  alongWith: async ({ tx, undoes }, before, change) =>
    undoes || change.date === undefined || change.date.getTime() === before.date.getTime()
      ? change
      : { ...change, date: await dayIn(tx, change.date) },
  check: async (_, __, after) => {
    if (after && after.tax > after.amount)
      throw fieldProblem('tax', {
        code: 'too_big',
        message: 'More than the amount that it is a part of',
        limit: toDecimal(after.amount),
      })
  },
})

/** Finds expenses for the global search. */
export const find = findBy({
  ...expenses,
  shown: ({ id, vendor, amount, date }) => ({ id, title: vendor, amount: toDecimal(amount), date: date.toISOString() }),
  texts: ({ vendor, note }) => ({ texts: [vendor], besides: [note] }),
})
