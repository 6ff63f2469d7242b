import { type Entity, factsOf, type Journalled } from '@quarterdeck/contract/kit/entities'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, nobody } from '../actor.ts'
import type { Db } from '../ports.ts'
import { integerKey } from '../sql/keys.ts'
import { type AllCollections, isCollection, type Stored } from './collection.ts'

/**
 * Defines the records that people with read permission for an entity must not know of. Everything attached to records (notes,
 * mentions, notices, presence, files, the journal) uses it, and answers as if such a record didn't exist.
 */

type Condition = (me: number) => RawBuilder<SqlBool>

const ofAnother: Condition = (me) => sql`("ownerId" is not null and "ownerId" <> ${me})`
const onBoardOfAnother: Condition = (me) => sql`"boardId" in (select "id" from "boards" where ${ofAnother(me)})`

const recordsWhere = (conditions: Readonly<Record<string, Condition>>, me: number) =>
  sql.join(
    Object.entries(conditions).map(
      ([entity, isHidden]) =>
        sql`select ${sql.lit(entity)}, "id"::text from ${sql.table(entity)} where ${isHidden(me)}`,
    ),
    sql` union all `,
  )

const byOwner = { boards: ofAnother, cards: onBoardOfAnother }
const aboutHidden: Condition = (me) => sql`("entity", "record") in (${recordsWhere(byOwner, me)})`

/** Conditions for hidden rows by entity, over the columns of its table. */
const hidden: Partial<Readonly<Record<Journalled, Condition>>> = { ...byOwner, notes: aboutHidden }

/** Returns the condition for hidden rows of an entity; undefined if it has none. */
export const hiddenIn = (entity: Journalled, me: number): RawBuilder<SqlBool> | undefined => hidden[entity]?.(me)

/** Returns the condition for rows that name a hidden record by entity and id (a text). */
export const namesHidden = (
  me: number,
  { entity, record }: { readonly entity: RawBuilder<unknown>; readonly record: RawBuilder<unknown> },
): RawBuilder<SqlBool> => sql`(${entity}, ${record}) in (${recordsWhere(hidden as typeof byOwner, me)})`

/** Returns true if anything is hidden from a person; a quick check. */
export const isAnythingHidden = async (db: Db, me: number): Promise<boolean> => {
  const found = await sql`select from "boards" where ${ofAnother(me)} limit 1`.execute(db)
  return found.rows.length > 0
}

type Who = Pick<Actor, 'id'>

/** Returns the records among some that are hidden from a person; the product itself sees all. */
export const hiddenAmong = async <Key extends number | string>(
  db: Db,
  entity: Journalled,
  { id: me }: Who,
  ids: readonly Key[],
): Promise<ReadonlySet<Key>> => {
  const isHidden = hiddenIn(entity, me)
  if (!isHidden || me === nobody.id || ids.length === 0) return new Set()
  const { rows } = await sql<{ id: Key }>`
    select "id" from ${sql.table(entity)} where "id" = any(${[...ids]}) and ${isHidden}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Rejects hidden records.
 * @throws Problem `… not found`
 */
export const guardHidden = async (
  db: Db,
  entity: Entity,
  actor: Who,
  ids: readonly (number | string)[],
): Promise<void> => {
  if ((await hiddenAmong(db, entity, actor, ids)).size > 0) throw notFound(factsOf(entity).title)
}

/**
 * Rejects records that are missing, in the trash or hidden.
 * @throws Problem `… not found`
 */
export const guardVisible = async (
  db: Db,
  all: AllCollections,
  { id: me }: Who,
  { entity, record }: { readonly entity: Entity; readonly record: string },
): Promise<void> => {
  const stored: Stored = all[entity]
  const key = isCollection(stored) ? stored.repository.keyOf(record) : integerKey(record)
  const isHidden = hiddenIn(entity, me) ?? sql<SqlBool>`false`
  const { rows } = await sql`
    select from ${sql.table(entity)} where "id" = ${key ?? null} and "deletedAt" is null and not ${isHidden}`.execute(
    db,
  )
  if (rows.length === 0) throw notFound(factsOf(entity).title)
}
