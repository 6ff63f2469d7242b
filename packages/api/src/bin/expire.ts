import { type Journalled, journalled } from '@quarterdeck/contract/entities'
import { sql } from 'kysely'
import { type AllCollections, type Collection, personalFields } from '../db/collection.ts'
import { keysOf } from '../db/many.ts'
import type { Tx } from '../ports.ts'
import { photosOf, releasePhotos } from './photos.ts'

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
const redact = async (tx: Tx, entity: Journalled, personal: readonly string[], ids: Ids): Promise<void> => {
  if (personal.length === 0) return
  const fields = sql`${`{${personal.join()}}`}::text[]`
  await sql`select set_config('quarterdeck.erasing', 'on', true)`.execute(tx)
  await sql`
    update "changes" set "before" = "before" - ${fields}, "after" = "after" - ${fields}
    where "entity" = ${entity} and "record" = any(${keysOf(ids, 'text')})
      and (jsonb_exists_any("before", ${fields}) or jsonb_exists_any("after", ${fields}))`.execute(tx)
  await sql`select set_config('quarterdeck.erasing', 'off', true)`.execute(tx)
}

/** What goes with a person, also where an empty record of them stays. */
const theirs = [
  ...['sessions', 'credentials', 'twoFactors', 'usedCodes', 'passkeys', 'securityEvents'],
  ...['notices', 'noticeSettings', 'accessRequests', 'preferences', 'noteMentions', 'socialLinks', 'departures'],
  ...['ownSettings', 'emailChanges', 'emailReverts'],
]

/** What is a person's own, mails that have their address in them, and keys. */
const removeTheirs = async (tx: Tx, users: Ids): Promise<void> => {
  for (const table of theirs) await sql`delete from ${sql.table(table)} where "userId" = ${among(users)}`.execute(tx)
  await sql`delete from "outbox" where "userId" = ${among(users)}`.execute(tx)
  await sql`delete from "apiKeys" where "referenceId" = any(${keysOf(users, 'text')})`.execute(tx)
  await sql`delete from "invitations" i using "users" u where u."id" = ${among(users)} and lower(i."email") = lower(u."email")`.execute(
    tx,
  )
  await removePrivateViews(tx, users)
}

/** Views that were a person's alone, and what the journal says of them. */
const removePrivateViews = async (tx: Tx, users: Ids): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select "id" from "views" where "ownerId" = ${among(users)} and not "shared"`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await redact(tx, 'views', ['name', 'search', 'ownerName'], ids)
  await sql`delete from "views" where "id" = ${among(ids)}`.execute(tx)
}

/** Where a name is kept beside the number of its person. Money records keep the customer's, as it was on paper. */
const named = [
  ['notes', 'authorId', 'authorName'],
  ['views', 'ownerId', 'ownerName'],
  ['reviews', 'userId', 'userName'],
  ['reviews', 'replierId', 'replierName'],
  ['refunds', 'actorId', 'actorName'],
  ['shipments', 'actorId', 'actorName'],
  ['jobs', 'actorId', 'actorName'],
  ['imports', 'actorId', 'actorName'],
  ['invitations', 'inviterId', 'inviterName'],
  ['securityEvents', 'byId', 'byName'],
  ['changes', 'actorId', 'actorName'],
] as const

/** What the journal says of people in records of others, such as the notes that they wrote. */
const forgetInJournal = async (tx: Tx, users: Ids): Promise<void> => {
  for (const [table, who, name] of named) {
    const entity = journalled.find((each) => each === table)
    if (!entity) continue
    const { rows } = await sql<{ id: number }>`
      select "id" from ${sql.table(table)} where ${sql.id(who)} = ${among(users)}`.execute(tx)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await redact(tx, entity, name === 'userName' ? ['userName', 'userImage'] : [name], ids)
  }
}

/** What somebody did stays, by their number alone: it reads the same in every language. */
const forgetNames = async (tx: Tx, users: Ids): Promise<void> => {
  await sql`update "reviews" set "userImage" = '' where "userId" = ${among(users)}`.execute(tx)
  await forgetInJournal(tx, users)
  await sql`select set_config('quarterdeck.erasing', 'on', true)`.execute(tx)
  for (const [table, who, name] of named)
    await sql`update ${sql.table(table)} set ${sql.id(name)} = '#' || ${sql.id(who)}
      where ${sql.id(who)} = ${among(users)}`.execute(tx)
  await sql`select set_config('quarterdeck.erasing', 'off', true)`.execute(tx)
}

/** Empties the records of people to whom orders, invoices, tickets and reviews still refer. */
const eraseReferred = async (tx: Tx, users: AllCollections['users'], ids: Ids, now: Date): Promise<Ids> => {
  const blanks = personalFields(users).map(
    (field) => sql`${sql.id(field)} = ${users.exported.columns[field]?.isText ? sql`''` : sql`null`}`,
  )
  const refers = [
    ['orders', 'customerId'],
    ['invoices', 'customerId'],
    ['tickets', 'userId'],
    ['reviews', 'userId'],
  ].map(
    ([table = '', column = '']) => sql`exists (select from ${sql.table(table)} r where r.${sql.id(column)} = u."id")`,
  )
  const { rows } = await sql<{ id: number }>`
    update "users" u set ${sql.join(blanks)}, "erasedAt" = ${now}
    where u."id" = ${among(ids)} and (${sql.join(refers, sql` or `)}) returning u."id"`.execute(tx)
  const erased = rows.map(({ id }) => id)
  return ids.filter((id) => !erased.includes(Number(id)))
}

/** What hangs on a record goes with it, and what it said goes from the journal too. */
const removeHanging = async (tx: Tx, collection: Collection, on: string, gone: Ids): Promise<void> => {
  const { entity } = collection.keeper
  const { rows } = await sql<{ id: number }>`
    select "id" from ${sql.table(entity)} where ${sql.id(on)} = ${among(gone)}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await redact(tx, entity, personalFields(collection), ids)
  await sql`delete from ${sql.table(entity)} where "id" = ${among(ids)}`.execute(tx)
}

/** Removes records for good, with their parts and what hangs on them. What was paid back stays on the books. */
export const removeForGood = async (
  tx: Tx,
  { users, notes, deliveries, shipments, reviews }: AllCollections,
  collection: Collection,
  ids: Ids,
  now: Date,
): Promise<void> => {
  const { entity } = collection.keeper
  const photos =
    entity === 'users' ? await photosOf(tx, { users: among(ids), records: sql`any(${keysOf(ids, 'text')})` }) : []
  await redact(tx, entity, personalFields(collection), ids)
  if (entity === 'orders') {
    await removeHanging(tx, notes, 'orderId', ids)
    await removeHanging(tx, shipments, 'orderId', ids)
  }
  if (entity === 'users') {
    await removeTheirs(tx, ids)
    await forgetNames(tx, ids)
  }
  const removable = entity === 'users' ? await eraseReferred(tx, users, ids, now) : ids
  if (entity === 'users') await releasePhotos(tx, among(ids), photos)
  if (removable.length === 0) return
  if (entity === 'products') {
    await removeHanging(tx, deliveries, 'productId', removable)
    await removeHanging(tx, reviews, 'productId', removable)
  }
  await sql`delete from ${sql.table(entity)} where "id" = ${among(removable)}`.execute(tx)
}
