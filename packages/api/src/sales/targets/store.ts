import { startOfMonth } from '@quarterdeck/contract/core/month'
import { targetKind } from '@quarterdeck/contract/sales/targets'
import { sql } from 'kysely'
import { findBy } from '../../lists/found.ts'
import { ordinary } from '../../ordinary/index.ts'
import { sampleTargets } from './sample.ts'

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

/** How targets are found by the search over everything. */
export const find = findBy({
  ...targets,
  shown: ({ id, month }) => ({ id, title: month }),
  texts: ({ month, note }) => ({ texts: [month], besides: [note] }),
})
