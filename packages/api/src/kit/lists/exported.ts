import { type JsonType, typeOf } from '@quarterdeck/contract/kit/field-type'
import { jsonTypeOfSchema } from '@quarterdeck/contract/kit/json-type'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import { type RawBuilder, sql } from 'kysely'
import { textInstant } from '../sql/instant.ts'
import { formulaStart, noFormula } from './cell.ts'
import { cellFor, numberFor, type SpreadsheetFormat, type SpreadsheetValue } from './spreadsheet-value.ts'

/** Column of a file, written by the database, so a million records take seconds. */
export interface ExportColumn {
  readonly sql: RawBuilder<unknown>
  /** True for texts that people write: spreadsheets could run them as formulas, so they are escaped. */
  readonly isText: boolean
  /** The value in JSON Lines, where it differs from the cell of a CSV file. */
  readonly json?: RawBuilder<unknown>
  /** The value for spreadsheets to calculate with. */
  readonly shown?: SpreadsheetValue
}

/** Available columns of an entity's files, and the defaults. */
export interface Exported {
  readonly columns: Readonly<Record<string, ExportColumn>>
  readonly defaults: readonly string[]
}

/** Returns a text column, with another expression for JSON Lines if the field is an object. */
export const asText = (name: string, json?: RawBuilder<unknown>): ExportColumn => ({
  sql: sql.ref(name),
  isText: true,
  ...(json && { json }),
})
/** Returns a column for a boolean or one of fixed values. */
const asPlain = (name: string): ExportColumn => ({ sql: sql.ref(name), isText: false })
const asNumber = (name: string): ExportColumn => ({
  ...asPlain(name),
  shown: { as: 'number', sql: sql.ref(name) },
})
/** Returns a column for an amount or price in minor units, as a decimal with at least two places for amounts. */
const asMoney = (name: string): ExportColumn => ({
  sql: sql`trim_scale(${sql.ref(name)}::text::numeric / 100)`,
  isText: false,
  shown: {
    as: 'money',
    sql: sql`round(${sql.ref(name)}::text::numeric / 100, greatest(2, scale(trim_scale(${sql.ref(name)}::text::numeric / 100))))`,
  },
})
/** Returns a column for an instant; spreadsheets have no time zones and receive the local time of the company. */
export const asInstant = (name: string): ExportColumn => ({
  sql: sql.raw(textInstant(`"${name}"`)),
  isText: false,
  shown: {
    as: 'instant',
    sql: sql`(${sql.ref(name)} at time zone coalesce((select "timeZone" from "company"), 'UTC'))`,
  },
})
/** Returns a column for a day in UTC. */
const asDated = (name: string): ExportColumn => ({
  ...asInstant(name),
  shown: { as: 'day', sql: sql`(${sql.ref(name)} at time zone 'UTC')` },
})
/** Returns a column for a list or an object, as JSON in a cell. */
const asJson = (name: string): ExportColumn => ({
  sql: sql`${sql.ref(name)}::text`,
  isText: true,
  json: sql.ref(name),
})

/** Writers of columns, by JSON type. */
const ways = {
  text: asText,
  number: asNumber,
  'yes/no': asPlain,
  choice: asPlain,
  money: asMoney,
  instant: asInstant,
  list: asJson,
  parts: asJson,
} as const satisfies Record<JsonType, (name: string) => ExportColumn>

/**
 * Returns the column of a field that is stored under its own name.
 * @throws Error for a type of field without an export format
 */
const columnOf = (kind: Pick<Kind, 'fields' | 'list'>, name: string, schema: unknown): ExportColumn => {
  if (typeOf(kind, name) === 'dated') return asDated(name)
  const held = jsonTypeOfSchema(schema)
  if (!held) throw new Error(`How the field ${name} is exported has to be told in its collection`)
  return ways[held](name)
}

/**
 * Returns columns for every field of a record, by its schema, and for computed ones.
 * @param computed fields that aren't stored under their own name, and further columns
 */
export const exportedOf = (
  { record, exported = [], ...kind }: Pick<Kind, 'record' | 'exported' | 'fields' | 'list'>,
  computed: Readonly<Record<string, ExportColumn>> = {},
): Exported => {
  const stored = Object.entries(record.shape).filter(([name]) => !Object.hasOwn(computed, name))
  const columns = stored.map(([name, schema]) => [name, columnOf(kind, name, schema)] as const)
  return { columns: { ...Object.fromEntries(columns), ...computed }, defaults: exported }
}

/** Returns a JSON object of these fields, to select from the table. */
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

const quoted = (cell: RawBuilder<unknown>, separator: string) => sql`
  case when ${cell} <> translate(${cell}, ${sql.lit(`${separator}"`)} || chr(10) || chr(13), '') or ${cell} <> btrim(${cell})
    then '"' || replace(${cell}, '"', '""') || '"' else ${cell} end`

/** Quotes a cell and guards it, after one test that nearly all cells pass without either. */
const written = (cell: RawBuilder<unknown>, separator: string) => sql`
  case when ${cell} ~ ${sql.lit(`[${separator}"\\n\\r]|^ | $|${formulaStart}`)} then ${quoted(sql`(${guarded(cell)})`, separator)}
    else ${cell} end`

/** Format of a file: lines of JSON, a workbook, or CSV for programs or for spreadsheets of a language. */
export type FileFormat = 'json' | 'workbook' | 'programs' | SpreadsheetFormat

const separatorOf = (way: FileFormat) => (typeof way === 'object' ? way.separator : ',')

const csvLines = (columns: readonly ExportColumn[], way: FileFormat, rows: RawBuilder<unknown>) => {
  const separator = separatorOf(way)
  const cells = columns.map(({ isText }, index) => (isText ? written(place(index), separator) : place(index)))
  const filled = cells.map((cell) => sql`coalesce((${cell})::text, '')`)
  // `offset 0` keeps PostgreSQL from computing the cells at each reference.
  return sql<{ line: string }>`
    select ${sql.join(filled, sql` || ${sql.lit(separator)} || `)} as "line"
    from (select * from (${rows}) as "found" offset 0) as "listed"`
}

const jsonLines = (names: readonly string[], rows: RawBuilder<unknown>) => {
  const pairs = names.map((name, index) => sql`${sql.lit(name)}, ${place(index)}`)
  return sql<{ line: string }>`select json_build_object(${sql.join(pairs)})::text as "line" from (${rows}) as "listed"`
}

const valueFor = (way: FileFormat, { sql: value, json = value, shown }: ExportColumn): RawBuilder<unknown> => {
  if (way === 'json') return json
  if (way === 'workbook') return sql`(${shown ? numberFor(shown) : value})::text`
  return shown && way !== 'programs' ? cellFor(way, shown) : value
}

/** Returns the values of a line, to be selected from the records in their order. */
export const valuesOf = (columns: readonly ExportColumn[], way: FileFormat) =>
  columns.map((column, index) => valueFor(way, column).as(`c${index}`))

/** Returns the lines of a file from rows of such values. */
export const linesOf = (
  way: FileFormat,
  names: readonly string[],
  columns: readonly ExportColumn[],
  rows: RawBuilder<unknown>,
): RawBuilder<{ line: string }> => (way === 'json' ? jsonLines(names, rows) : csvLines(columns, way, rows))
