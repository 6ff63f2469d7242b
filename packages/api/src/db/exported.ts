import type { ExportFormat } from '@quarterdeck/contract/exports'
import { type RawBuilder, sql } from 'kysely'
import { formulaStart, noFormula } from './cell.ts'
import { textInstant } from './instant.ts'

/** What of a record stands in a column of a file. The database writes it, so that a million records take seconds. */
export interface ExportColumn {
  readonly sql: RawBuilder<unknown>
  /** Whether people write it, so that it may hold anything. */
  readonly isText: boolean
  /** What a line of JSON has instead. */
  readonly json?: RawBuilder<unknown>
}

/** What an entity's files may have, and what they have where nobody chose. */
export interface Exported {
  readonly columns: Readonly<Record<string, ExportColumn>>
  readonly usual: readonly string[]
}

export const asText = (name: string): ExportColumn => ({ sql: sql.ref(name), isText: true })
export const asNumber = (name: string): ExportColumn => ({ sql: sql.ref(name), isText: false })
/** An amount in minor units as a decimal. */
export const asMoney = (name: string): ExportColumn => ({
  sql: sql`trim_scale(${sql.ref(name)}::numeric / 100)`,
  isText: false,
})
export const asInstant = (name: string): ExportColumn => ({ sql: sql.raw(textInstant(`"${name}"`)), isText: false })
/** A list or an object; in a cell as its JSON. */
export const asJson = (name: string): ExportColumn => ({
  sql: sql`${sql.ref(name)}::text`,
  isText: true,
  json: sql.ref(name),
})

/** Columns by their names. */
export const columnsAs = (as: (name: string) => ExportColumn, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, as(name)]))

const place = (index: number) => sql.ref(`c${index}`)

/** The same as `safeCell`. */
const guarded = (cell: RawBuilder<unknown>) => sql`
  case when ${cell} ~ ${sql.lit(formulaStart)} and ${cell} !~ ${sql.lit(noFormula)} then '''' || ${cell} else ${cell} end`

const quoted = (cell: RawBuilder<unknown>) => sql`
  case when ${cell} <> translate(${cell}, ',"' || chr(10) || chr(13), '') or ${cell} <> btrim(${cell})
    then '"' || replace(${cell}, '"', '""') || '"' else ${cell} end`

/** Next to no cell needs anything done to it, which one look says. */
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
