import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { type RawBuilder, sql } from 'kysely'
import { needsBulkChanges, runAfterBulk } from '../changes/index.ts'
import type { Change, WriteContext } from '../context.ts'
import type { Tx } from '../ports.ts'
import { noteBatch } from './journal.ts'
import type { Repository, VersionedRecord } from './records.ts'

/** Change of many records: set fields, or move records to the trash or out of it. */
export type BulkStatement =
  | {
      readonly type: 'edit'
      readonly to: Readonly<Record<string, RawBuilder<unknown>>>
      /** Matches records that would get an invalid value. */
      readonly outOfRange?: RawBuilder<boolean>
    }
  | { readonly type: 'delete' }
  | { readonly type: 'restore' }

/** Rules for changing an entity with statements over many records. Their SQL calls a record `t`. */
export interface BulkRules {
  /** Unique numeric column for iterating over the records. */
  readonly key: 'id' | 'number'
  /** Columns that bulk statements may set; other changes run record by record. */
  readonly fields: readonly string[]
  /**
   * Reason columns of others: together with its column, a reason is only set on records in which that one changes, so that other
   * records keep theirs.
   */
  readonly reasonFields?: Readonly<Record<string, string>>
  /** Matches records that `check` might reject, so that it runs for each of them; all others would pass. */
  readonly needsRowCheck?: (statement: BulkStatement, actor: WriteContext['actor']) => RawBuilder<boolean> | undefined
  /** Matches records that might need a recent proof of identity, so that each is checked. */
  readonly needsProof?: (statement: BulkStatement) => RawBuilder<boolean> | undefined
  /** Matches records for which `check` also runs when a change of their fields is undone. */
  readonly needsUndoCheck?: RawBuilder<boolean>
  /** Columns that the database derives from others; they aren't in the journal. */
  readonly derivedColumns?: readonly string[]
  /** Child rows of a record, as fields for the journal. */
  readonly parts?: RawBuilder<unknown>
}

type BulkRepository = Pick<Repository<VersionedRecord, Journalled>, 'entity' | 'bulk'>

/** Returns many keys as one parameter that all drivers can send. */
export const keysOf = (keys: readonly (number | string)[], type: 'bigint' | 'text'): RawBuilder<unknown> =>
  sql`string_to_array(${keys.join()}, ',')::${sql.raw(type)}[]`

/** Returns `any(…)` of some keys, in their own type or as texts. */
export const anyOf = (keys: readonly (number | string)[]) => (as: 'own' | 'text') =>
  sql`any(${keysOf(keys, as === 'own' && typeof keys[0] === 'number' ? 'bigint' : 'text')})`

/** Returns true if a change fits into one SQL statement, except for records that need their own check. */
export const fits = ({ fields }: BulkRules, statement: BulkStatement): boolean =>
  statement.type !== 'edit' || Object.keys(statement.to).every((field) => fields.includes(field))

/** Returns the condition for records that a statement leaves to `check`, one by one. */
export const rowChecksIn = (
  bulk: BulkRules,
  statement: BulkStatement,
  actor: WriteContext['actor'],
): RawBuilder<boolean> => {
  if (!fits(bulk, statement)) return sql<boolean>`true`
  const outOfRange = statement.type === 'edit' ? statement.outOfRange : undefined
  const reasons = [bulk.needsRowCheck?.(statement, actor), bulk.needsProof?.(statement), outOfRange].filter(
    (reason) => reason !== undefined,
  )
  return reasons.length > 0 ? sql<boolean>`coalesce(${sql.join(reasons, sql` or `)}, false)` : sql<boolean>`false`
}

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

interface Column {
  readonly name: string
  readonly isInstant: boolean
}

const columnsOf = async (tx: Tx, table: string): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select "attname"::text as "name", "atttypid" = 'timestamptz'::regtype as "isInstant" from "pg_attribute"
    where "attrelid" = ${`"${table}"`}::regclass and "attnum" > 0 and not "attisdropped"`.execute(tx)
  return rows
}

/** Returns a value as JavaScript writes it to the journal; instants have one form, so that they can be compared. */
const journalled = (value: RawBuilder<unknown>, { isInstant }: Pick<Column, 'isInstant'>) =>
  isInstant ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : value

const outside = new Set(['id', 'version', 'updatedAt', 'deletedAt'])

/** Returns all fields of a deleted record for the journal. */
const whole = (columns: readonly Column[], { derivedColumns = [], parts = sql`'{}'::jsonb` }: BulkRules) => {
  const fields = columns.filter(({ name }) => !outside.has(name) && !derivedColumns.includes(name))
  const pairs = fields.map(
    (column) => sql`${sql.lit(column.name)}, ${journalled(sql`t.${sql.id(column.name)}`, column)}`,
  )
  return sql`jsonb_build_object(${sql.join(pairs)}) || ${parts}`
}

const written = (
  { actor, now, batch, reason, undoes }: WriteContext,
  entity: string,
  { action, before, after }: { action: string; before: RawBuilder<unknown>; after: RawBuilder<unknown> },
) => {
  const who = actor.id === 0 ? sql`null::integer, null::text` : sql`${actor.id}::integer, ${actor.name}::text`
  return sql`
    insert into "changes" ("at", "actorId", "actorName", "entity", "record", "action", "before", "after", "batch",
      "version", "reason", "undoes")
    select ${now}::timestamptz, ${who}, ${entity}, c."id"::text, ${action}, ${before}, ${after}, ${batch}::text,
      c."version" + 1, ${reason || null}::text, ${undoes ?? null}::text
    from "chosen" c order by c."key"
    returning "entity", "record", "action", "before", "after", "version"`
}

/** Selects the ids of changed records, with their journal entries if a subscriber needs them. */
const chosen = (context: WriteContext, change: Pick<Change, 'entity' | 'action' | 'after'>) =>
  needsBulkChanges(context, change)
    ? sql`select c."id", to_jsonb(j) as "change" from "chosen" c join "journalled" j on j."record" = c."id"::text order by c."key"`
    : sql`select "id" from "chosen"`

interface Edit extends Omit<Extract<BulkStatement, { type: 'edit' }>, 'type'> {
  /** Joined rows, such as the entries that are undone. */
  readonly joined?: RawBuilder<unknown>
  /** Returns the condition for records that get a field; all if absent. */
  readonly gets?: (field: string) => RawBuilder<boolean>
  readonly where: RawBuilder<unknown>
}

type Id = number | string

interface Changed {
  readonly id: Id
  readonly change?: Change
}

/**
 * Sets fields of many live records and journals them, in one statement. Skips records that wouldn't change or need their own
 * check. Returns the ids of the others.
 */
export const editInBulk = async (
  context: WriteContext,
  { entity, bulk }: BulkRepository,
  { joined = sql``, gets = () => sql<boolean>`true`, where, ...statement }: Edit,
): Promise<Id[]> => {
  const { to } = statement
  const columns = (await columnsOf(context.tx, entity)).filter(({ name }) => to[name])
  const now = context.now
  const value = (name: string) => to[name] ?? sql`null`
  const old = (name: string) => sql`t.${sql.id(name)}`
  const differs = ({ name }: Column) => sql`(${gets(name)} and ${old(name)} is distinct from ${value(name)})`
  const is = (name: string) => sql`c.${sql.id(name)}`
  const was = (name: string) => sql`c.${sql.id(`was ${name}`)}`
  const taken = columns.map(
    (column) => sql`${old(column.name)} as ${sql.id(`was ${column.name}`)},
      case when ${gets(column.name)} then ${value(column.name)} else ${old(column.name)} end as ${sql.id(column.name)}`,
  )
  const fieldsOf = (side: typeof is) =>
    sql.join(
      columns.map(
        (column) => sql`case when ${was(column.name)} is distinct from ${is(column.name)}
          then jsonb_build_object(${sql.lit(column.name)}, ${journalled(side(column.name), column)}) else '{}' end`,
      ),
      sql` || `,
    )
  const { rows } = await sql<Changed>`
    with "chosen" as materialized (
      select t."id", t.${sql.id(bulk.key)} as "key", t."version", ${sql.join(taken)}
      from ${sql.table(entity)} t ${joined}
      where ${where} and t."deletedAt" is null and (${sql.join(columns.map(differs), sql` or `)})
        and not (${rowChecksIn(bulk, { type: 'edit', ...statement }, context.actor)})
      order by t.${sql.id(bulk.key)} for update of t
    ), "changed" as (
      update ${sql.table(entity)} t set
        ${sql.join(columns.map(({ name }) => sql`${sql.id(name)} = ${is(name)}`))},
        "version" = t."version" + 1, "updatedAt" = ${now}
      from "chosen" c where t."id" = c."id"
    ), "journalled" as (${written(context, entity, { action: 'update', before: fieldsOf(was), after: fieldsOf(is) })})
    ${chosen(context, { entity, action: 'update', after: to })}`.execute(context.tx)
  return finish(context, rows)
}

interface Move {
  readonly type: 'delete' | 'restore'
  readonly joined?: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
}

/** Moves many records to the trash or out of it and journals them, in one statement. Returns their ids. */
export const moveInBulk = async (
  context: WriteContext,
  { entity, bulk }: BulkRepository,
  { type, joined = sql``, where }: Move,
): Promise<Id[]> => {
  const all = whole(await columnsOf(context.tx, entity), bulk)
  const isDelete = type === 'delete'
  const kept = sql`c."whole"`
  const none = sql`null::jsonb`
  const entry = isDelete ? { before: kept, after: none } : { before: none, after: kept }
  const { rows } = await sql<Changed>`
    with "chosen" as materialized (
      select t."id", t.${sql.id(bulk.key)} as "key", t."version", ${all} as "whole"
      from ${sql.table(entity)} t ${joined}
      where ${both([
        where,
        isDelete ? sql`t."deletedAt" is null` : sql`t."deletedAt" is not null`,
        sql`not (${rowChecksIn(bulk, { type }, context.actor)})`,
      ])}
      order by t.${sql.id(bulk.key)} for update of t
    ), "changed" as (
      update ${sql.table(entity)} t set "deletedAt" = ${isDelete ? context.now : null}::timestamptz,
        "version" = t."version" + 1, "updatedAt" = ${context.now}
      from "chosen" c where t."id" = c."id"
    ), "journalled" as (${written(context, entity, { action: type, ...entry })})
    ${chosen(context, { entity, action: type, after: null })}`.execute(context.tx)
  return finish(context, rows)
}

const finish = async (context: WriteContext, rows: readonly Changed[]): Promise<Id[]> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return ids
  noteBatch(context)
  await runAfterBulk(
    context,
    rows.flatMap(({ change }) => change ?? []),
  )
  return ids
}
