import type { BulkWords } from '../bulk/bulk-words.ts'
import type { CellInput } from './cell-kind.ts'

/** The choices that many records may be given at once are those that one of them may be given in its cell. */
export const inputsOf = <Name extends string, Row extends Readonly<Record<Name, string>>>({
  fields,
  shown,
}: BulkWords): Readonly<Record<string, CellInput<Row>>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (!('options' in field)) return []
      const { name, label, options } = field
      return [[name, { label, options, show: shown[name]?.show, valueOf: (row: Row) => row[name as Name] }]]
    }),
  )
