import { sql } from 'kysely'
import type { AllCollections, Collection } from '../db/collection.ts'
import { keysOf } from '../db/many.ts'
import type { Tx } from '../ports.ts'

type Ids = readonly (number | string)[]

/** The next records of an entity that have been in the bin for too long, locked. */
export const expired = async (tx: Tx, { keeper, erasable }: Collection, before: Date, most: number): Promise<Ids> => {
  const { rows } = await sql<{ id: number | string }>`
    select "id" from ${sql.table(keeper.entity)}
    where "deletedAt" < ${before} ${erasable ? sql`and "erasedAt" is null` : sql``}
    order by "deletedAt" limit ${most} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

const among = (ids: Ids) => sql`any(${keysOf(ids, typeof ids[0] === 'number' ? 'bigint' : 'text')})`

/** Takes what is personal out of the entries of records that are gone; that something happened, by whom and when, stays. */
const redact = async (tx: Tx, { keeper, personal }: Collection, ids: Ids): Promise<void> => {
  const fields = sql`${`{${personal.join()}}`}::text[]`
  await sql`select set_config('quarterdeck.erasing', 'on', true)`.execute(tx)
  await sql`
    update "changes" set "before" = "before" - ${fields}, "after" = "after" - ${fields}
    where "entity" = ${keeper.entity} and "record" = any(${keysOf(ids, 'text')})
      and (jsonb_exists_any("before", ${fields}) or jsonb_exists_any("after", ${fields}))`.execute(tx)
  await sql`select set_config('quarterdeck.erasing', 'off', true)`.execute(tx)
}

/** What goes with a person, although an empty record of them stays. */
const theirs = [
  ...['sessions', 'credentials', 'twoFactors', 'usedCodes', 'passkeys', 'securityEvents'],
  ...['notices', 'noticeSettings', 'accessRequests', 'preferences', 'noteMentions'],
]

/** What the database does not take away with a person: mails, which have their address in them, and keys. */
const removeUnlinked = async (tx: Tx, users: Ids): Promise<void> => {
  await sql`delete from "outbox" where "userId" = ${among(users)}`.execute(tx)
  await sql`delete from "apiKeys" where "referenceId" = any(${keysOf(users, 'text')})`.execute(tx)
}

/** Empties the records of people to whom orders, invoices, tickets and reviews still refer. */
const eraseReferred = async (tx: Tx, ids: Ids, now: Date): Promise<Ids> => {
  const refers = [
    ['orders', 'customerId'],
    ['invoices', 'customerId'],
    ['tickets', 'userId'],
    ['reviews', 'userId'],
  ].map(
    ([table = '', column = '']) => sql`exists (select from ${sql.table(table)} r where r.${sql.id(column)} = u."id")`,
  )
  const { rows } = await sql<{ id: number }>`
    update "users" u set "name" = '', "email" = '', "phone" = '', "image" = '', "address" = '', "erasedAt" = ${now}
    where u."id" = ${among(ids)} and (${sql.join(refers, sql` or `)}) returning u."id"`.execute(tx)
  const erased = rows.map(({ id }) => id)
  if (erased.length === 0) return ids
  for (const table of theirs) await sql`delete from ${sql.table(table)} where "userId" = ${among(erased)}`.execute(tx)
  return ids.filter((id) => !erased.includes(Number(id)))
}

/** Notes go with their order, and what they said goes from the journal with them. */
const removeNotesOf = async (tx: Tx, notes: Collection, orders: Ids): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select "id" from "notes" where "orderId" = ${among(orders)}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await redact(tx, notes, ids)
  await sql`delete from "notes" where "id" = ${among(ids)}`.execute(tx)
}

/** Removes records for good, with their parts and what hangs on them. What was paid back stays on the books. */
export const removeForGood = async (
  tx: Tx,
  { notes }: Pick<AllCollections, 'notes'>,
  collection: Collection,
  ids: Ids,
  now: Date,
): Promise<void> => {
  const { entity } = collection.keeper
  if (collection.personal.length > 0) await redact(tx, collection, ids)
  if (entity === 'orders') await removeNotesOf(tx, notes, ids)
  if (entity === 'users') await removeUnlinked(tx, ids)
  const removable = entity === 'users' ? await eraseReferred(tx, ids, now) : ids
  if (removable.length === 0) return
  if (entity === 'products') await sql`delete from "reviews" where "productId" = ${among(removable)}`.execute(tx)
  await sql`delete from ${sql.table(entity)} where "id" = ${among(removable)}`.execute(tx)
}
