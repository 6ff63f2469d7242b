import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { type RawBuilder, sql } from 'kysely'
import { runAfterBulk, wantsBulk } from '../changes/index.ts'
import type { Change, WriteContext } from '../context.ts'
import type { Tx } from '../ports.ts'
import { noteBatch } from './journal.ts'
import type { Repository, VersionedRecord } from './records.ts'

/** What is about to happen to many records at once: fields get values, or the records go into the bin or out of it. */
export type BulkStatement =
  | {
      readonly type: 'edit'
      readonly to: Readonly<Record<string, RawBuilder<unknown>>>
      /** Which records would get a value that they cannot have. */
      readonly outOfRange?: RawBuilder<boolean>
    }
  | { readonly type: 'delete' }
  | { readonly type: 'restore' }

/** How an entity is changed by statements over many records. In its SQL a record goes by the name of `t`. */
export interface BulkRules {
  /** The unique column of numbers that records are walked through by. */
  readonly key: 'id' | 'number'
  /** The columns that a bulk statement may set; a change of any other is done record by record. */
  readonly fields: readonly string[]
  /**
   * Columns that say why another is as it is: given together with that one, they go only to records in which it would be
   * different, so that the reasons of the others stay.
   */
  readonly because?: Readonly<Record<string, string>>
  /** Which records `check` might refuse, so that it is asked about each; all others would pass it. */
  readonly needsRowCheck?: (statement: BulkStatement, actor: WriteContext['actor']) => RawBuilder<boolean> | undefined
  /** Which records a recent proof of identity might be wanted for, so that it is asked for one by one. */
  readonly needsProof?: (statement: BulkStatement) => RawBuilder<boolean> | undefined
  /** Of which records `check` is asked as well where a change of their fields is taken back. */
  readonly needsUndoCheck?: RawBuilder<boolean>
  /** Columns that the database keeps by what others say; the journal has none of them. */
  readonly kept?: readonly string[]
  /** The parts of a record, as fields for the journal. */
  readonly parts?: RawBuilder<unknown>
}

type BulkRepository = Pick<Repository<VersionedRecord, Journalled>, 'entity' | 'bulk'>

/** Many keys as one parameter, which all drivers can send. */
export const keysOf = (keys: readonly (number | string)[], type: 'bigint' | 'text'): RawBuilder<unknown> =>
  sql`string_to_array(${keys.join()}, ',')::${sql.raw(type)}[]`

/** One of some keys, in the type that they have, or as texts. */
export const anyOf = (keys: readonly (number | string)[]) => (as: 'own' | 'text') =>
  sql`any(${keysOf(keys, as === 'own' && typeof keys[0] === 'number' ? 'bigint' : 'text')})`

/** Whether a change fits into one SQL statement, but for records that need a check of their own. */
export const fits = ({ fields }: BulkRules, statement: BulkStatement): boolean =>
  statement.type !== 'edit' || Object.keys(statement.to).every((field) => fields.includes(field))

/** Which records the statement leaves to `check`, which is asked one record at a time. */
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

/** A value as the journal has it when JavaScript writes it: instants in the one form that compares equal. */
const journalled = (value: RawBuilder<unknown>, { isInstant }: Pick<Column, 'isInstant'>) =>
  isInstant ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : value

const outside = new Set(['id', 'version', 'updatedAt', 'deletedAt'])

/** All that the journal keeps of a deleted record. */
const whole = (columns: readonly Column[], { kept = [], parts = sql`'{}'::jsonb` }: BulkRules) => {
  const fields = columns.filter(({ name }) => !outside.has(name) && !kept.includes(name))
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

/** The ids of the records that a statement changed, with what the journal says of each where a subscriber wants to see it. */
const chosen = (context: WriteContext, change: Pick<Change, 'entity' | 'action' | 'after'>) =>
  wantsBulk(context, change)
    ? sql`select c."id", to_jsonb(j) as "change" from "chosen" c join "journalled" j on j."record" = c."id"::text order by c."key"`
    : sql`select "id" from "chosen"`

interface Edit extends Omit<Extract<BulkStatement, { type: 'edit' }>, 'type'> {
  /** What is joined to the records, e.g. the entries that are taken back. */
  readonly joined?: RawBuilder<unknown>
  /** Whether a record gets a field; all of them do where this is not said. */
  readonly gets?: (field: string) => RawBuilder<boolean>
  readonly where: RawBuilder<unknown>
}

type Id = number | string

interface Changed {
  readonly id: Id
  readonly change?: Change
}

/**
 * Gives fields of many live records new values and journals them, in one statement. Records in which nothing would be
 * different, and those that have to be looked at alone, are passed over. Answers the ids of the others.
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

/** Moves many records into the bin or out of it and journals them, in one statement. Answers their ids. */
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
