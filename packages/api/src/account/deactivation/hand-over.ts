import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { changeInBulk } from '../../kit/records/bulk.ts'
import { applyChange } from '../../kit/records/records.ts'
import { isAgent, collection as tickets } from '../../support/tickets/index.ts'
import { repository as views } from '../../system/views/index.ts'
import { openTickets, sharedViews } from './store.ts'

interface Heirs {
  readonly ticketsTo: number | null
  readonly viewsTo: number | null
}

/** Returns another active user. @throws Problem at the field */
const heirOf = async (tx: Tx, field: keyof Heirs, id: number, leaver: number) => {
  const heir = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('id', '!=', leaver)
    .where('status', '=', 'Active')
    .where('deletedAt', 'is', null)
    .where('id', 'not in', tx.selectFrom('departures').select('userId'))
    .executeTakeFirst()
  if (!heir) throw fieldProblem(field, { code: 'unknown_record', message: 'Choose another active user' })
  return heir
}

const idsIn = async (tx: Tx, rows: RawBuilder<unknown>): Promise<number[]> =>
  (await sql<{ id: number }>`select "id" from ${rows} order by "id"`.execute(tx)).rows.map(({ id }) => id)

/**
 * Transfers open work to others, with a journal entry for each record. It is the user's own, so no permission is
 * needed.
 */
export const handOver = async (context: WriteContext, { ticketsTo, viewsTo }: Heirs): Promise<void> => {
  const { tx, actor } = context
  const free: WriteContext = { ...context, actor: { id: actor.id, name: actor.name, accessRole: 'owner' } }
  if (ticketsTo !== null) {
    const { id: assigneeId } = await heirOf(tx, 'ticketsTo', ticketsTo, actor.id)
    if (!(await isAgent(tx, assigneeId)))
      throw fieldProblem('ticketsTo', { code: 'unknown_record', message: 'Choose a user who can answer tickets' })
    const ids = await idsIn(tx, openTickets(actor.id))
    await changeInBulk(free, tickets, ids, { type: 'edit', change: { assigneeId } })
  }
  if (viewsTo === null) return
  const { id: ownerId, name: ownerName } = await heirOf(tx, 'viewsTo', viewsTo, actor.id)
  for (const view of await views.lock(tx, await idsIn(tx, sharedViews(actor.id)))) {
    await applyChange(free, views, view, { ownerId, ownerName }, ['ownerId', 'ownerName'])
  }
}
