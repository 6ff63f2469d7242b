import type { Kind } from '@quarterdeck/contract/kit/kind'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../sql/schema.ts'
import { type Column, type Columns, type ColumnsOf, columnsOf, integer, optional } from '../sql/select.ts'

type ListedKind = Pick<Kind, 'list' | 'record'> & { readonly entity: keyof Schema }

/** Filters and sort fields of a list that are no columns of its table. */
export type Unstored<List extends ListedKind['list'], Row> = Exclude<
  (keyof List['filters'] & string) | List['sort'][number],
  keyof Row | 'ids'
>

/** Returns the columns of a list that are named after its filters. A nullable one says so, for its order. */
export const storedColumns = ({ list, record }: Pick<Kind, 'list' | 'record'>): Columns =>
  Object.fromEntries(
    Object.entries({ ...columnsOf(list), ids: columnsOf(list).id ?? integer('id') }).map(([name, column]) => {
      const mayBeEmpty = record.shape[name] instanceof z.ZodNullable
      const isOrdered = column.kind === 'date' || column.kind === 'text'
      return [name, mayBeEmpty && isOrdered ? optional(column) : column]
    }),
  )

/**
 * Returns the columns of a list: those named after its filters, and those of `own`. A filter or sort field that is no column
 * of the table and not in `own` doesn't compile.
 */
export const columnsFor = <
  Of extends ListedKind,
  Own extends Columns & Readonly<Record<Unstored<Of['list'], Selectable<Schema[Of['entity']]>>, Column>>,
>(
  kind: Of,
  own: Own,
): ColumnsOf<Of['list']> & Own => ({ ...storedColumns(kind), ...own }) as unknown as ColumnsOf<Of['list']> & Own
