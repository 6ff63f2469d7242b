import type { AccountClosing, ClosingEffects, Departure } from '@quarterdeck/contract/account/deactivation'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import type { DeparturesTable } from '../../kit/sql/schema-departures.ts'

export type DepartureRow = Selectable<DeparturesTable>

export const departureOf = (db: Db | Tx, userId: number): Promise<DepartureRow | undefined> =>
  db.selectFrom('departures').selectAll().where('userId', '=', userId).executeTakeFirst()

export const toDto = ({ kind, reason, leftAt, until }: DepartureRow): AccountClosing => ({
  kind,
  reason,
  leftAt: leftAt.toISOString(),
  until: until.toISOString(),
})

/** Open or pending tickets that a person sees to. */
export const openTickets = (userId: number) =>
  sql`"tickets" where "assigneeId" = ${userId} and "status" <> 'Closed' and "deletedAt" is null`
export const sharedViews = (userId: number) =>
  sql`"views" where "ownerId" = ${userId} and "shared" and "deletedAt" is null`

/** Counts the effects of closing an account. */
const effectsOf = async (db: Db, userId: number, now: Date): Promise<ClosingEffects> => {
  const counted = {
    sessions: sql`"sessions" where "userId" = ${userId} and "expiresAt" > ${now}`,
    apiKeys: sql`"apiKeys" where "referenceId" = ${String(userId)}`,
    accessRequests: sql`"accessRequests" where "userId" = ${userId} and "state" = 'waiting'`,
    tickets: openTickets(userId),
    sharedViews: sharedViews(userId),
    privateViews: sql`"views" where "ownerId" = ${userId} and not "shared" and "deletedAt" is null`,
    orders: sql`"orders" where "customerId" = ${userId} and "deletedAt" is null`,
    invoices: sql`"invoices" where "customerId" = ${userId} and "deletedAt" is null`,
    reviews: sql`"reviews" where "userId" = ${userId} and "deletedAt" is null`,
    notes: sql`"notes" where "authorId" = ${userId} and "deletedAt" is null`,
  } satisfies Record<keyof ClosingEffects, unknown>
  const counts = Object.entries(counted).map(
    ([name, rows]) => sql`(select count(*)::int from ${rows}) as ${sql.id(name)}`,
  )
  const { rows } = await sql<ClosingEffects>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as ClosingEffects
}

/** Checks for the last owner without a lock; closing the account checks again. */
const isLastOwner = async (db: Db, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ last: boolean }>`
    select u."accessRole" = 'owner' and not exists (
      select from "users" o where o."accessRole" = 'owner' and o."status" = 'Active' and o."deletedAt" is null
        and o."id" <> u."id" and not exists (select from "departures" d where d."userId" = o."id")) as "last"
    from "users" u where u."id" = ${userId}`.execute(db)
  return rows[0]?.last ?? false
}

export const readDeparture = async (db: Db, userId: number, now: Date): Promise<Departure> => {
  const leaving = await departureOf(db, userId)
  const user = await db.selectFrom('users').select('twoFactorEnabled').where('id', '=', userId).executeTakeFirst()
  return {
    leaving: leaving ? toDto(leaving) : null,
    isLastOwner: await isLastOwner(db, userId),
    asksCode: user?.twoFactorEnabled ?? false,
    effects: await effectsOf(db, userId, now),
  }
}
