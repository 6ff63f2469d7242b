import type { kinds } from '@quarterdeck/contract/kinds'
import type { ColumnType, Generated } from 'kysely'
import type { z } from 'zod'

type Instant = ColumnType<Date, Date | string, Date | string>
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** What the database has of a field: instants as dates, lists and parts as JSON, all else as it is. */
type ColumnOf<Field> = Field extends z.ZodISODateTime
  ? Instant
  : Field extends z.ZodNullable<z.ZodISODateTime>
    ? MaybeInstant
    : Field extends z.ZodType<infer Value>
      ? Value extends object
        ? ColumnType<Value, string | undefined, string>
        : Value
      : never

/** Columns of which the statement that makes the table, or what every record has, says the type. */
type Carried = 'id' | 'version' | 'updatedAt' | 'createdAt'

type Shape<Schema> = Schema extends { readonly shape: infer Fields } ? Fields : never

interface Row {
  id: Generated<number>
  version: Generated<number>
  createdAt: Instant
  updatedAt: Instant
  deletedAt: MaybeInstant
}

/** The table of an entity all of whose fields are stored under their names. */
export type TableOf<Name extends keyof typeof kinds> = Row & {
  [Field in Exclude<keyof Shape<(typeof kinds)[Name]['record']>, Carried>]: ColumnOf<
    Shape<(typeof kinds)[Name]['record']>[Field]
  >
}

type Defaulted<Column> =
  Column extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<Column, Column | undefined, Column>

/** Columns of a table beside those that it names by hand: fields under their names, for which the database has a default. */
export type Further<Name extends keyof typeof kinds, Known extends PropertyKey> = {
  [Field in Exclude<keyof Shape<(typeof kinds)[Name]['record']>, Carried | Known>]: Defaulted<
    ColumnOf<Shape<(typeof kinds)[Name]['record']>[Field]>
  >
}
