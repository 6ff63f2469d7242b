import { sql } from 'kysely'
import type { Subscriber } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { keysOf } from '../../kit/records/bulk-statements.ts'
import type { Check } from '../../kit/records/check.ts'
import { endVerifications } from '../../kit/sql/verifications.ts'

const isBarred = sql<boolean>`(u."status" <> 'Active' or u."deletedAt" is not null)`

/** Ends the sessions of those of these people who may not sign in any longer, and their way to a new password. */
const signOutBarred = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const isAmong = sql<boolean>`u."id" = any(${keysOf(ids, 'bigint')})`
  await sql`
    delete from "sessions" s using "users" u
    where s."userId" = u."id" and ${isAmong} and ${isBarred}`.execute(tx)
  await sql`
    delete from "verifications" v using "users" u
    where v."identifier" like 'reset-password:%' and v."value" = u."id"::text and ${isAmong} and ${isBarred}`.execute(
    tx,
  )
}

/** Ends the links that were sent to a former address: those to a new password, and those that agree to another address. */
const endLinks = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await endVerifications(tx, 'reset-password', ids)
  await tx.deleteFrom('emailChanges').where('userId', 'in', ids).execute()
}

/** Ends sessions and links immediately, whatever changed the status, the address or deleted the user. */
export const signOutSubscriber: Subscriber = {
  name: 'sessions and links of users',
  when: 'within',
  hasBulk: true,
  kinds: ['users'],
  actions: ['update', 'delete'],
  fields: ['status', 'email'],
  run: async ({ tx }, changes) => {
    const idsOf = (some: typeof changes) => some.map(({ record }) => Number(record))
    const barred = changes.filter(({ action, after }) => action === 'delete' || 'status' in (after ?? {}))
    const moved = changes.filter(({ action, after }) => action === 'update' && 'email' in (after ?? {}))
    if (barred.length > 0) await signOutBarred(tx, idsOf(barred))
    if (moved.length > 0) await endLinks(tx, idsOf(moved))
  },
}

/** Finds sessions of users who can't sign in. They grant nothing, but show that a write bypassed the subscriber. */
export const sessionCheck: Check = {
  name: 'Sessions of users',
  wrong: sql`
    select format('users %s: %s of somebody who may not sign in', u."id", count(*)) as wrong
    from "sessions" s join "users" u on u."id" = s."userId" where ${isBarred} group by u."id" order by u."id"`,
  mend: async (tx) => {
    await sql`delete from "sessions" s using "users" u where s."userId" = u."id" and ${isBarred}`.execute(tx)
  },
}
