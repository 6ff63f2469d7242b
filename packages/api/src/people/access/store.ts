import type { Permission } from '@quarterdeck/contract/kit/permission'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { AccessRequest } from '@quarterdeck/contract/people/access'
import type { Db, Tx } from '../../kit/ports.ts'

const requests = (db: Db) =>
  db
    .selectFrom('accessRequests as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select([
      'r.id',
      'r.permission',
      'r.reason',
      'r.state',
      'r.createdAt',
      'u.id as userId',
      'u.name',
      'u.image',
      'u.accessRole',
    ])
    .where('u.deletedAt', 'is', null)
    .where('u.status', '=', 'Active')

type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>

const toDto = ({ userId, name, image, accessRole, createdAt, ...request }: Row): AccessRequest => ({
  ...request,
  createdAt: createdAt.toISOString(),
  person: { id: userId, name, image, accessRole },
})

/** Returns pending requests, oldest first: all, or those of one user. */
export const pendingRequests = async (db: Db, userId?: number): Promise<AccessRequest[]> => {
  let found = requests(db).where('r.state', '=', 'waiting')
  if (userId !== undefined) found = found.where('r.userId', '=', userId)
  return (await found.orderBy('r.id').limit(200).execute()).map(toDto)
}

/** @throws Problem where it is not there, or is of somebody who may not sign in any longer */
export const byId = async (db: Db, id: number): Promise<AccessRequest> => {
  const found = await requests(db).where('r.id', '=', id).executeTakeFirst()
  if (!found) throw notFound('Request')
  return toDto(found)
}

/** @throws Problem `conflict` where the same was asked for already */
export const insert = async (
  tx: Tx,
  request: { readonly userId: number; readonly permission: Permission; readonly reason: string },
  now: Date,
): Promise<number> => {
  const row = await tx
    .insertInto('accessRequests')
    .values({ ...request, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Problem('conflict', { message: 'You have already requested this' })
  return row.id
}

/** Returns a pending request, locked. @throws Problem if there is none, or it was answered in the meantime */
export const lockPending = async (tx: Tx, id: number) => {
  const row = await tx.selectFrom('accessRequests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('Request')
  if (row.state !== 'waiting') throw new Problem('conflict', { message: 'Someone has already answered this request' })
  return row
}

export const settle = async (tx: Tx, id: number, state: 'granted' | 'declined', now: Date): Promise<void> => {
  await tx.updateTable('accessRequests').set({ state, answeredAt: now }).where('id', '=', id).execute()
}
