import { startOfMonth } from '@quarterdeck/contract/kit/month'
import { targetKind } from '@quarterdeck/contract/sales/targets'
import { sql } from 'kysely'
import { monthOf, monthsFromOldest } from '../../kit/generator/months.ts'
import { findBy } from '../../kit/lists/find.ts'
import { ordinary } from '../../kit/ordinary/index.ts'

/** Generates the rows of `targets`: rising each month, up to the next one. */
const sampleTargets = (now: Date) =>
  monthsFromOldest.map((before, index) => ({
    ...monthOf(now, before),
    id: index + 1,
    revenue: 90_000 + 9_500 * index,
    orders: 4 + Math.floor(index / 4),
  }))

export const targets = ordinary(targetKind, {
  title: 'month',
  sample: sampleTargets,
  personal: {},
  derived: ['startsAt'],
  alongWith: async (_, __, change) =>
    change.month === undefined ? change : { ...change, startsAt: new Date(startOfMonth(change.month)) },
  made: (_, { month }) => ({ startsAt: new Date(startOfMonth(month)) }),
  searched: sql`folded("month" || ' ' || "note")`,
})

/** Finds targets for the global search. */
export const find = findBy({
  ...targets,
  shown: ({ id, month }) => ({ id, title: month }),
  texts: ({ month, note }) => ({ texts: [month], besides: [note] }),
})
