import { openingKind } from '@quarterdeck/contract/career/openings'
import { sql } from 'kysely'
import { findBy } from '../kit/lists/find.ts'
import { ordinary } from '../kit/ordinary/index.ts'
import { either } from '../kit/sql/select.ts'
import { fillOpenings } from './fill.ts'
import { guardOrder, guardPerson } from './guards.ts'
import { openingName } from './opening-name.ts'
import { sampleOpenings } from './sample.ts'
import { today } from './today.ts'

const isOpen = sql`("status" = 'Open' and "targetAt" is not null)`
const isLate = sql`(${isOpen} and "targetAt" < ${today})`
const isSoon = sql`(${isOpen} and "targetAt" >= ${today} and "targetAt" < ${today} + interval '14 days')`

export const openings = ordinary(openingKind, {
  title: 'name',
  sample: sampleOpenings,
  fill: fillOpenings,
  personal: {},
  belongs: [{ to: 'users', by: 'managerId' }],
  derived: ['name'],
  alongWith: async (_, before, change) =>
    change.title === undefined && change.place === undefined
      ? change
      : { ...change, name: openingName({ ...before, ...change }) },
  made: (_, draft) => ({ name: openingName(draft) }),
  columns: { risk: either({ late: isLate, soon: isSoon, none: sql`not (${isLate} or ${isSoon})` }) },
  searched: sql`folded("name" || ' ' || "department")`,
  check: async ({ tx }, before, after) => {
    if (!after) return
    guardOrder('targetAt', after.targetAt, after.openedAt)
    await guardPerson(tx, 'managerId', after.managerId, before?.managerId)
  },
})

/** Finds openings for the global search. */
export const findOpenings = findBy({
  ...openings,
  shown: ({ id, name, department, status }) => ({ id, title: name, department, status }),
  texts: ({ name, department }) => ({ texts: [name, department] }),
})
