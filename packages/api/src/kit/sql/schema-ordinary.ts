import type { kinds } from '@quarterdeck/contract/kinds'
import type { ColumnType, Generated } from 'kysely'
import type { z } from 'zod'

type Instant = ColumnType<Date, Date | string, Date | string>
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Column type of a field: instants are dates, lists and objects JSON, others unchanged. */
type ColumnOf<Field> = Field extends z.ZodISODateTime
  ? Instant
  : Field extends z.ZodNullable<z.ZodISODateTime>
    ? MaybeInstant
    : Field extends z.ZodType<infer Value>
      ? Value extends object
        ? ColumnType<Value, string | undefined, string>
        : Value
      : never

/** Columns typed by `RecordTable` or by the `create table` statement. */
type Carried = 'id' | 'version' | 'updatedAt' | 'createdAt'

type Shape<Schema> = Schema extends { readonly shape: infer Fields } ? Fields : never

interface Row {
  id: Generated<number>
  version: Generated<number>
  createdAt: Instant
  updatedAt: Instant
  deletedAt: MaybeInstant
}

/** Table of an entity whose fields are all stored under their names. */
export type TableOf<Name extends keyof typeof kinds> = Row & {
  [Field in Exclude<keyof Shape<(typeof kinds)[Name]['record']>, Carried>]: ColumnOf<
    Shape<(typeof kinds)[Name]['record']>[Field]
  >
}

type Defaulted<Column> =
  Column extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<Column, Column | undefined, Column>

/** Columns of fields under their names that a handwritten table type leaves out; all have a default. */
export type RemainingColumns<Name extends keyof typeof kinds, Known extends PropertyKey> = {
  [Field in Exclude<keyof Shape<(typeof kinds)[Name]['record']>, Carried | Known>]: Defaulted<
    ColumnOf<Shape<(typeof kinds)[Name]['record']>[Field]>
  >
}
