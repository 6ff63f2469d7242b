import { journalled } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import type { Tx } from '../../kit/ports.ts'
import { anyOf, keysOf } from '../../kit/records/bulk-statements.ts'
import {
  type AllCollections,
  type Belonging,
  belongingTo,
  belongsTo,
  type Collection,
  type PersonReference,
  personalFields,
  type Stored,
} from '../../kit/records/collection.ts'
import { personData } from '../../kit/records/person-data.ts'
import { redact } from '../../kit/records/redact.ts'
import { photosOf, releasePhotos } from './photos.ts'

type Ids = readonly (number | string)[]

/** Returns the next records whose time in the trash is over, locked. */
export const expired = async (
  tx: Tx,
  { repository, erasable }: Collection,
  before: Date,
  max: number,
): Promise<Ids> => {
  const { rows } = await sql<{ id: number | string }>`
    select "id" from ${sql.table(repository.entity)}
    where "deletedAt" < ${before} ${erasable ? sql`and "erasedAt" is null` : sql``}
    order by "deletedAt" limit ${max} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

const among = (ids: Ids) => anyOf(ids)('own')

/** Removes a person's own data, emails with their address, and keys. */
const removeTheirs = async (tx: Tx, users: Ids): Promise<void> => {
  for (const [table, { goesWith }] of Object.entries(personData))
    if (goesWith) await sql`delete from ${sql.table(table)} where ${sql.id(goesWith)} = ${among(users)}`.execute(tx)
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

/** Returns the columns of all tables that name people beside their id. */
const named = (all: AllCollections): readonly (readonly [table: string, who: PersonReference])[] =>
  [
    ...Object.values<Stored>(all).map(({ kind, people }) => [kind.entity, people] as const),
    ...Object.entries(personData).map(([table, { people }]) => [table, people] as const),
  ].flatMap(([table, people = []]) => people.map((who: PersonReference) => [table, who] as const))

/** Removes from the journal what it says of people in records of others, such as the notes that they wrote. */
const forgetInJournal = async (tx: Tx, all: AllCollections, users: Ids): Promise<void> => {
  for (const [table, { id, name, image, email }] of named(all)) {
    const entity = journalled.find((each) => each === table)
    if (!entity || !name) continue
    const { rows } = await sql<{ id: number }>`
      select "id" from ${sql.table(table)} where ${sql.id(id)} = ${among(users)}`.execute(tx)
    const ids = rows.map((row) => row.id)
    if (ids.length > 0) await redact(tx, entity, [name, ...(image ? [image] : []), ...(email ? [email] : [])], ids)
  }
}

/** Replaces names by the id, which works in every language, and photos by initials; the person's actions stay. */
const forgetNames = async (tx: Tx, all: AllCollections, users: Ids): Promise<void> => {
  await forgetInJournal(tx, all, users)
  await sql`select set_config('quarterdeck.erasing', 'on', true)`.execute(tx)
  for (const [table, { id, name, image, email }] of named(all)) {
    const blanks = [
      ...(name ? [sql`${sql.id(name)} = '#' || ${sql.id(id)}`] : []),
      ...(image ? [sql`${sql.id(image)} = ''`] : []),
      ...(email ? [sql`${sql.id(email)} = ''`] : []),
    ]
    await sql`update ${sql.table(table)} set ${sql.join(blanks)} where ${sql.id(id)} = ${among(users)}`.execute(tx)
  }
  await sql`select set_config('quarterdeck.erasing', 'off', true)`.execute(tx)
}

/** Erases the personal data of people whom other records refer to. Returns the ids of the rest. */
const eraseReferred = async (tx: Tx, all: AllCollections, ids: Ids, now: Date): Promise<Ids> => {
  const { users } = all
  const blanks = personalFields(users).map(
    (field) => sql`${sql.id(field)} = ${users.exported.columns[field]?.isText ? sql`''` : sql`null`}`,
  )
  const ofUser = (type: 'own' | 'text') => (type === 'own' ? sql`u."id"` : sql`u."id"::text`)
  const refers = belongingTo(all, 'users').map(
    (belonging) =>
      sql`exists (select from ${sql.table(belonging.of.kind.entity)} where ${belongsTo(belonging, ofUser)})`,
  )
  const { rows } = await sql<{ id: number }>`
    update "users" u set ${sql.join(blanks)}, "erasedAt" = ${now}
    where u."id" = ${among(ids)} and (${sql.join(refers, sql` or `)}) returning u."id"`.execute(tx)
  const erased = rows.map(({ id }) => id)
  return ids.filter((id) => !erased.includes(Number(id)))
}

/** Takes all that is personal about people out of the database. Answers the ids of those whose records nothing needs. */
const erasePeople = async (tx: Tx, all: AllCollections, ids: Ids, now: Date): Promise<Ids> => {
  const photos = await photosOf(tx, { users: among(ids), records: sql`any(${keysOf(ids, 'text')})` })
  await redact(tx, 'users', personalFields(all.users), ids)
  await removeTheirs(tx, ids)
  await forgetNames(tx, all, ids)
  const removable = await eraseReferred(tx, all, ids, now)
  await releasePhotos(tx, photos)
  return removable
}

/** Removes dependent records and their journal. */
const removeAlong = async (
  tx: Tx,
  { of: stored, ...belonging }: Belonging & { readonly of: Stored },
  gone: Ids,
): Promise<void> => {
  const { entity } = stored.kind
  const { rows } = await sql<{ id: number }>`
    select "id" from ${sql.table(entity)} where ${belongsTo(belonging, anyOf(gone))}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await redact(tx, entity, personalFields(stored), ids)
  await sql`delete from ${sql.table(entity)} where "id" = ${among(ids)}`.execute(tx)
}

/** Removes or erases records permanently, with their parts and dependents. Refunds stay on the books. */
export const removeForGood = async (
  tx: Tx,
  all: AllCollections,
  collection: Collection,
  ids: Ids,
  now: Date,
): Promise<void> => {
  const { entity } = collection.kind
  for (const each of belongingTo(all, entity)) if (each.cascade) await removeAlong(tx, each, ids)
  const removable = collection.erasable ? await erasePeople(tx, all, ids, now) : ids
  if (!collection.erasable) await redact(tx, entity, personalFields(collection), ids)
  if (removable.length === 0) return
  await sql`delete from ${sql.table(entity)} where "id" = ${among(removable)}`.execute(tx)
}
