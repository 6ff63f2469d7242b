import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { ColumnOrSql, Tally } from './counters.ts'
import type { Listed } from './listed.ts'

/** Returns a sum by day and one more field for each amount, of records where it isn't zero. */
export const sumsByDay = (date: string, by: string, amounts: readonly string[]): readonly Tally[] =>
  amounts.map((amount) => ({
    field: amount,
    date,
    value: sql`case when ${sql.ref(amount)} <> 0 then ${sql.ref(by)} end`,
    amount,
  }))

/** Returns all counters of a list: those of its filters and the additional ones. */
export const talliesOf = ({ counters, tallies = [] }: Pick<Listed, 'counters' | 'tallies'>): readonly Tally[] => {
  if (!counters) return tallies
  const { date, fields, amount } = counters
  const counted = fields.map((field) => ({ field, ...(amount && { amount }) }))
  return [...counted.slice(0, 1).map((byDay) => ({ ...byDay, date })), ...counted, ...tallies]
}

/** Returns the names under which the records of a table are counted. */
export const tallyNames = (listed: Listed): readonly string[] => [
  ...new Set(talliesOf(listed).map(({ entity = listed.table }) => entity)),
]

const toSql = (what: ColumnOrSql) => (typeof what === 'string' ? sql.ref(what) : what)

/** Returns the day (UTC) of an instant, or the first day of its span. */
const dayOf = (date: string, days: number | undefined) => {
  const day = sql`(${sql.ref(date)} at time zone 'UTC')::date`
  if (days === undefined) return day
  const past = sql`(${day} - date '1970-01-01')`
  return sql`(${day} - ((${past} % ${sql.lit(days)} + ${sql.lit(days)}) % ${sql.lit(days)}))`
}

/** Returns one count of a record, as a row of the table `tallies`. */
const lineOf = ({ table, columns }: Listed, { entity = table, field, value, date, days, pieces, amount }: Tally) => {
  const of = value === undefined ? (columns[field]?.sql ?? sql.ref(field)) : toSql(value)
  const day = date ? dayOf(date, days) : sql`'-infinity'::date`
  const sum = amount === undefined ? sql`0` : toSql(amount)
  return sql`(${sql.lit(entity)}, ${sql.lit(field)}, (${of})::text, ${day}, (${pieces === undefined ? sql`1` : toSql(pieces)})::bigint, (${sum})::bigint)`
}

/** Transition table of a trigger, with the sign of its rows. */
type Source = readonly [rows: string, sign: 1 | -1]

const [added, removed]: readonly [Source, Source] = [
  ['added', 1],
  ['removed', -1],
]

/** Groups the counters by their child rows; the first group counts the records themselves. */
const byParts = (listed: Listed) => {
  const ofPart = Map.groupBy(talliesOf(listed), ({ parts }) => parts)
  return [...ofPart].map(
    ([parts, tallies]) =>
      [
        parts ? sql` cross join lateral ${parts}` : sql``,
        sql.join(tallies.map((tally) => lineOf(listed, tally))),
      ] as const,
  )
}

const summed = (listed: Listed, sources: readonly Source[]) => {
  const live = listed.binned === false ? sql`true` : sql`"deletedAt" is null`
  const counted = sources.flatMap(([rows, sign]) =>
    byParts(listed).map(
      ([parts, lines]) => sql`select "of".*, ${sql.lit(sign)} as "sign" from ${sql.table(rows)}${parts}
        cross join lateral (values ${lines}) as "of" ("entity", "field", "value", "day", "pieces", "worth")
        where ${live} and "value" is not null and "day" is not null`,
    ),
  )
  return sql`select "entity", "field", "value", "day", sum("sign" * "pieces")::bigint as "count", sum("sign" * "worth")::bigint as "amount"
    from (${sql.join(counted, sql` union all `)}) as "counted" group by "entity", "field", "value", "day"`
}

const add = (listed: Listed, ...sources: readonly Source[]) => sql`
  insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
  select "entity", "field", "value", "day", "own", "count", "amount" from (${summed(listed, sources)}) as "change"
  where "count" <> 0 or "amount" <> 0
  on conflict ("entity", "field", "day", "value", "lane")
  do update set "count" = "tallies"."count" + excluded."count", "amount" = "tallies"."amount" + excluded."amount"`

const isOfEntities = (names: readonly string[]) => sql`"entity" in (${sql.join(names.map((name) => sql.lit(name)))})`

/** Omits counters of child rows: inserts and deletes of these are counted by their own triggers. */
const withoutParts = (listed: Listed): Listed => {
  if (listed.isPart) return listed
  const { counters: _, ...others } = listed
  return { ...others, tallies: talliesOf(listed).filter(({ parts }) => !parts) }
}

const functionOf = (listed: Listed, alone = withoutParts(listed)) => sql`
  create or replace function ${sql.id(`tally_${listed.table}`)}() returns trigger language plpgsql as $$
    declare "own" smallint;
    begin
      if tg_op = 'TRUNCATE' then
        delete from "tallies" where ${isOfEntities(tallyNames(listed))};
        return null;
      end if;
      "own" := "freeLane"();
      if tg_op = 'INSERT' then ${add(alone, added)};
      elsif tg_op = 'DELETE' then ${add(alone, removed)};
      else ${add(listed, added, removed)};
      end if;
      return null;
    end $$`

const rows = {
  insert: 'referencing new table as "added"',
  update: 'referencing old table as "removed" new table as "added"',
  delete: 'referencing old table as "removed"',
  truncate: '',
}

const triggersOf = ({ table }: Pick<Listed, 'table'>) =>
  Object.entries(rows).map(
    ([event, referencing]) => sql`create or replace trigger ${sql.id(`tally_${table}_${event}`)}
      after ${sql.raw(event)} on ${sql.table(table)} ${sql.raw(referencing)}
      for each statement execute function ${sql.id(`tally_${table}`)}()`,
  )

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * Returns the SQL text of a statement.
 * @throws Error for parameters, which the body of a function can't have
 */
const textOf = (statement: RawBuilder<unknown>): string => {
  const { sql: text, parameters } = statement.compile(compiler)
  if (parameters.length > 0) throw new Error(`What is counted needs values written out (sql.lit): ${text}`)
  return text
}

/** Counts from scratch: rows of the table `tallies`, without shards. A table with child rows counts these, too. */
export const recountOf = (listed: Listed): RawBuilder<unknown> => summed(listed, [[listed.table, 1]])

/** Returns the statements that create the function and the triggers that count a table. */
export const tallyTriggers = (listed: Listed): readonly string[] =>
  [functionOf(listed), ...triggersOf(listed)].map(textOf)

/** Returns the statements that replace some counters by new counts; the table must be locked against writes. */
export const recount = (listed: Listed, names: readonly string[]): readonly RawBuilder<unknown>[] => {
  if (listed.isPart) return []
  return [sql`delete from "tallies" where ${isOfEntities(names)}`, counted(listed)]
}

const counted = (listed: Listed) =>
  sql`insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
    select "entity", "field", "value", "day", -1, "count", "amount" from (${recountOf(listed)}) as "truth"`
