import type { Held } from '@quarterdeck/contract/core/field-type'
import { heldBy } from '@quarterdeck/contract/core/held'
import type { Kind } from '@quarterdeck/contract/core/kind'
import type { ExportFormat } from '@quarterdeck/contract/work/exports'
import { type RawBuilder, sql } from 'kysely'
import { textInstant } from '../sql/instant.ts'
import { formulaStart, noFormula } from './cell.ts'

/** What of a record stands in a column of a file. The database writes it, so that a million records take seconds. */
export interface ExportColumn {
  readonly sql: RawBuilder<unknown>
  /** Whether people write it: then a spreadsheet could take it for a formula, and it is guarded. */
  readonly isText: boolean
  /** The value in JSON Lines, where it differs from the cell of a CSV file. */
  readonly json?: RawBuilder<unknown>
}

/** What an entity's files may have, and what they have where nobody chose. */
export interface Exported {
  readonly columns: Readonly<Record<string, ExportColumn>>
  readonly defaults: readonly string[]
}

/** A text, and what a line of JSON has instead where the field is an object. */
export const asText = (name: string, json?: RawBuilder<unknown>): ExportColumn => ({
  sql: sql.ref(name),
  isText: true,
  ...(json && { json }),
})
/** A number, a boolean or one of fixed values. */
const asPlain = (name: string): ExportColumn => ({ sql: sql.ref(name), isText: false })
/** An amount in minor units as a decimal. */
const asMoney = (name: string): ExportColumn => ({
  sql: sql`trim_scale(${sql.ref(name)}::numeric / 100)`,
  isText: false,
})
export const asInstant = (name: string): ExportColumn => ({ sql: sql.raw(textInstant(`"${name}"`)), isText: false })
/** A list or an object; in a cell as its JSON. */
const asJson = (name: string): ExportColumn => ({
  sql: sql`${sql.ref(name)}::text`,
  isText: true,
  json: sql.ref(name),
})

/** How each is written. */
const ways = {
  text: asText,
  number: asPlain,
  'yes/no': asPlain,
  choice: asPlain,
  money: asMoney,
  instant: asInstant,
  list: asJson,
  parts: asJson,
} as const satisfies Record<Held, (name: string) => ExportColumn>

/** A field that is stored under its own name. @throws Error for a kind of field that nobody has exported yet */
const columnOf = (name: string, schema: unknown): ExportColumn => {
  const held = heldBy(schema)
  if (!held) throw new Error(`How the field ${name} is exported has to be told in its collection`)
  return ways[held](name)
}

/**
 * Every field of a record, as its schema says what it is, and what is computed.
 * @param computed fields that are not stored under their own name, and what files have beside the fields of the record
 */
export const exportedOf = (
  { record, exported = [] }: Pick<Kind, 'record' | 'exported'>,
  computed: Readonly<Record<string, ExportColumn>> = {},
): Exported => {
  const stored = Object.entries(record.shape).filter(([name]) => !Object.hasOwn(computed, name))
  const columns = stored.map(([name, schema]) => [name, columnOf(name, schema)] as const)
  return { columns: { ...Object.fromEntries(columns), ...computed }, defaults: exported }
}

/** A record as an object of these fields, to be selected from its table. */
export const jsonObjectOf = ({ columns }: Exported, fields: readonly string[]): RawBuilder<unknown> => {
  const pairs = fields.flatMap((field) => {
    const column = columns[field]
    return column ? [sql`${sql.lit(field)}, ${column.json ?? column.sql}`] : []
  })
  return sql`json_build_object(${sql.join(pairs)})`
}

const place = (index: number) => sql.ref(`c${index}`)

/** `safeCell` in SQL. */
const guarded = (cell: RawBuilder<unknown>) => sql`
  case when ${cell} ~ ${sql.lit(formulaStart)} and ${cell} !~ ${sql.lit(noFormula)} then '''' || ${cell} else ${cell} end`

const quoted = (cell: RawBuilder<unknown>) => sql`
  case when ${cell} <> translate(${cell}, ',"' || chr(10) || chr(13), '') or ${cell} <> btrim(${cell})
    then '"' || replace(${cell}, '"', '""') || '"' else ${cell} end`

/** Quotes a cell and guards it, after one test that nearly all cells pass without either. */
const written = (cell: RawBuilder<unknown>) => sql`
  case when ${cell} ~ ${sql.lit(`[,"\\n\\r]|^ | $|${formulaStart}`)} then ${quoted(sql`(${guarded(cell)})`)} else ${cell} end`

const csvLines = (columns: readonly ExportColumn[], rows: RawBuilder<unknown>) => {
  const cells = columns.map(({ isText }, index) => (isText ? written(place(index)) : place(index)))
  const filled = cells.map((cell) => sql`coalesce((${cell})::text, '')`)
  // The offset keeps the cells from being computed anew at each mention.
  return sql<{ line: string }>`
    select ${sql.join(filled, sql` || ',' || `)} as "line" from (select * from (${rows}) as "found" offset 0) as "listed"`
}

const jsonLines = (names: readonly string[], rows: RawBuilder<unknown>) => {
  const pairs = names.map((name, index) => sql`${sql.lit(name)}, ${place(index)}`)
  return sql<{ line: string }>`select json_build_object(${sql.join(pairs)})::text as "line" from (${rows}) as "listed"`
}

/** What a line is made of, to be selected from the records in their order. */
export const valuesOf = (columns: readonly ExportColumn[], format: ExportFormat) =>
  columns.map(({ sql: value, json = value }, index) => sql`${format === 'csv' ? value : json}`.as(`c${index}`))

/** The lines of a file from rows of such values. */
export const linesOf = (
  format: ExportFormat,
  names: readonly string[],
  columns: readonly ExportColumn[],
  rows: RawBuilder<unknown>,
): RawBuilder<{ line: string }> => (format === 'csv' ? csvLines(columns, rows) : jsonLines(names, rows))
