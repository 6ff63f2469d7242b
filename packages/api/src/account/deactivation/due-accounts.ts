import { sql } from 'kysely'
import { nobody } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import type { Collection } from '../../kit/records/collection.ts'
import { removeRecords } from '../../kit/records/records.ts'
import { notify } from '../../system/notices/index.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Moves accounts to the trash whose deletion is due, locked. Returns their ids. */
export const trashDueAccounts = async (
  context: WriteContext,
  { repository }: Collection,
  max: number,
): Promise<readonly (number | string)[]> => {
  const { rows } = await sql<{ id: number }>`
    select "userId" as "id" from "departures" where "kind" = 'delete' and "until" <= ${context.now}
    order by "until" limit ${max} for update skip locked`.execute(context.tx)
  const docs = await repository.lock(
    context.tx,
    rows.map(({ id }) => id),
  )
  // It was the user's own decision, proved by their password; no rule about changing others applies.
  const free: WriteContext = { ...context, actor: { ...nobody, accessRole: 'owner' }, proof: async () => 'fresh' }
  await removeRecords(free, repository, docs)
  return docs.map(({ id }) => id)
}

/** Reminds users once, the day before their time to return ends. */
export const remindLeaving = async (tx: Tx, now: Date): Promise<void> => {
  const due = await tx
    .updateTable('departures')
    .set({ remindedAt: now })
    .where('remindedAt', 'is', null)
    .where('until', '>', now)
    .where('until', '<=', new Date(now.getTime() + dayMs))
    .returning(['userId', 'kind', 'until'])
    .execute()
  for (const { userId, kind, until } of due)
    await notify({ tx, now }, { userId, event: 'leaving_soon', data: { kind, until: until.toISOString() } })
}
