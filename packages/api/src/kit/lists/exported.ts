import { type Held, typeOf } from '@quarterdeck/contract/kit/field-type'
import { heldBy } from '@quarterdeck/contract/kit/held'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import { type RawBuilder, sql } from 'kysely'
import { textInstant } from '../sql/instant.ts'
import { formulaStart, noFormula } from './cell.ts'
import { cellFor, numberFor, type Shown, type SpreadsheetWay } from './shown.ts'

/** A column of a file. The database writes it, so that a million records take seconds. */
export interface ExportColumn {
  readonly sql: RawBuilder<unknown>
  /** True if people write it: then a spreadsheet could take it for a formula, and it is guarded. */
  readonly isText: boolean
  /** The value in JSON Lines, where it differs from the cell of a CSV file. */
  readonly json?: RawBuilder<unknown>
  /** The value for spreadsheets to calculate with. */
  readonly shown?: Shown
}

/** Available columns of an entity's files, and the default ones. */
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
/** A boolean or one of fixed values. */
const asPlain = (name: string): ExportColumn => ({ sql: sql.ref(name), isText: false })
const asNumber = (name: string): ExportColumn => ({
  ...asPlain(name),
  shown: { as: 'number', sql: sql.ref(name) },
})
/** An amount or a price in minor units as a decimal, with as many places as it needs, of which amounts have two. */
const asMoney = (name: string): ExportColumn => ({
  sql: sql`trim_scale(${sql.ref(name)}::text::numeric / 100)`,
  isText: false,
  shown: {
    as: 'money',
    sql: sql`round(${sql.ref(name)}::text::numeric / 100, greatest(2, scale(trim_scale(${sql.ref(name)}::text::numeric / 100))))`,
  },
})
/** A moment; spreadsheets know no zones, so that they are told the clock of the company. */
export const asInstant = (name: string): ExportColumn => ({
  sql: sql.raw(textInstant(`"${name}"`)),
  isText: false,
  shown: {
    as: 'instant',
    sql: sql`(${sql.ref(name)} at time zone coalesce((select "timeZone" from "company"), 'UTC'))`,
  },
})
/** A day, which is that of its instant in UTC. */
const asDated = (name: string): ExportColumn => ({
  ...asInstant(name),
  shown: { as: 'day', sql: sql`(${sql.ref(name)} at time zone 'UTC')` },
})
/** A list or an object; in a cell as its JSON. */
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
} as const satisfies Record<Held, (name: string) => ExportColumn>

/** A field that is stored under its own name. @throws Error for a kind of field that nobody has exported yet */
const columnOf = (kind: Pick<Kind, 'fields' | 'list'>, name: string, schema: unknown): ExportColumn => {
  if (typeOf(kind, name) === 'dated') return asDated(name)
  const held = heldBy(schema)
  if (!held) throw new Error(`How the field ${name} is exported has to be told in its collection`)
  return ways[held](name)
}

/**
 * Every field of a record, as its schema says what it is, and what is computed.
 * @param computed fields that are not stored under their own name, and what files have beside the fields of the record
 */
export const exportedOf = (
  { record, exported = [], ...kind }: Pick<Kind, 'record' | 'exported' | 'fields' | 'list'>,
  computed: Readonly<Record<string, ExportColumn>> = {},
): Exported => {
  const stored = Object.entries(record.shape).filter(([name]) => !Object.hasOwn(computed, name))
  const columns = stored.map(([name, schema]) => [name, columnOf(kind, name, schema)] as const)
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

const quoted = (cell: RawBuilder<unknown>, separator: string) => sql`
  case when ${cell} <> translate(${cell}, ${sql.lit(`${separator}"`)} || chr(10) || chr(13), '') or ${cell} <> btrim(${cell})
    then '"' || replace(${cell}, '"', '""') || '"' else ${cell} end`

/** Quotes a cell and guards it, after one test that nearly all cells pass without either. */
const written = (cell: RawBuilder<unknown>, separator: string) => sql`
  case when ${cell} ~ ${sql.lit(`[${separator}"\\n\\r]|^ | $|${formulaStart}`)} then ${quoted(sql`(${guarded(cell)})`, separator)}
    else ${cell} end`

/** Format of a file: lines of JSON, a workbook, or CSV for programs or for spreadsheets of a language. */
export type FileWay = 'json' | 'workbook' | 'programs' | SpreadsheetWay

const separatorOf = (way: FileWay) => (typeof way === 'object' ? way.separator : ',')

const csvLines = (columns: readonly ExportColumn[], way: FileWay, rows: RawBuilder<unknown>) => {
  const separator = separatorOf(way)
  const cells = columns.map(({ isText }, index) => (isText ? written(place(index), separator) : place(index)))
  const filled = cells.map((cell) => sql`coalesce((${cell})::text, '')`)
  // The offset keeps the cells from being computed anew at each mention.
  return sql<{ line: string }>`
    select ${sql.join(filled, sql` || ${sql.lit(separator)} || `)} as "line"
    from (select * from (${rows}) as "found" offset 0) as "listed"`
}

const jsonLines = (names: readonly string[], rows: RawBuilder<unknown>) => {
  const pairs = names.map((name, index) => sql`${sql.lit(name)}, ${place(index)}`)
  return sql<{ line: string }>`select json_build_object(${sql.join(pairs)})::text as "line" from (${rows}) as "listed"`
}

const valueFor = (way: FileWay, { sql: value, json = value, shown }: ExportColumn): RawBuilder<unknown> => {
  if (way === 'json') return json
  if (way === 'workbook') return sql`(${shown ? numberFor(shown) : value})::text`
  return shown && way !== 'programs' ? cellFor(way, shown) : value
}

/** Returns the values of a line, to be selected from the records in their order. */
export const valuesOf = (columns: readonly ExportColumn[], way: FileWay) =>
  columns.map((column, index) => valueFor(way, column).as(`c${index}`))

/** The lines of a file from rows of such values. */
export const linesOf = (
  way: FileWay,
  names: readonly string[],
  columns: readonly ExportColumn[],
  rows: RawBuilder<unknown>,
): RawBuilder<{ line: string }> => (way === 'json' ? jsonLines(names, rows) : csvLines(columns, way, rows))
