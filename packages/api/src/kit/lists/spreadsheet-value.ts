import type { Locale } from '@quarterdeck/contract/kit/locales'
import { type RawBuilder, sql } from 'kysely'

/** Value for spreadsheets: a number in PostgreSQL's form, or an instant without time zone. */
export interface SpreadsheetValue {
  readonly as: 'money' | 'number' | 'day' | 'instant'
  readonly sql: RawBuilder<unknown>
}

/** Format of CSV files that spreadsheets of a language can read. */
export interface SpreadsheetFormat {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
  readonly day: string
}

export const spreadsheetFormats: Readonly<Record<Locale, SpreadsheetFormat>> = {
  en: { separator: ',', decimal: '.', day: 'MM/DD/YYYY' },
  es: { separator: ';', decimal: ',', day: 'DD/MM/YYYY' },
  de: { separator: ';', decimal: ',', day: 'DD.MM.YYYY' },
  ja: { separator: ',', decimal: '.', day: 'YYYY/MM/DD' },
}

/** Appends a zero where a spreadsheet could read the point as a thousands separator: `1.234`, but not `1.2340`. */
const unambiguous = (text: RawBuilder<unknown>) => sql`
  case when ${text} ~ '^-?\\d{1,3}\\.\\d{3}$' then ${text} || '0' else ${text} end`

/** Returns a cell of a CSV file that a spreadsheet reads as a number or a day. */
export const cellFor = (
  { decimal, day }: SpreadsheetFormat,
  { as, sql: value }: SpreadsheetValue,
): RawBuilder<unknown> => {
  if (as === 'day') return sql`to_char(${value}, ${sql.lit(day)})`
  if (as === 'instant') return sql`to_char(${value}, ${sql.lit(`${day} HH24:MI`)})`
  const plain = unambiguous(sql`${value}::text`)
  return decimal === '.' ? plain : sql`replace(${plain}, '.', ',')`
}

/** Returns the number in a workbook's cell; days count from the end of 1899. */
export const numberFor = ({ as, sql: value }: SpreadsheetValue): RawBuilder<unknown> =>
  as === 'day' || as === 'instant'
    ? sql`trim_scale(round((extract(epoch from ${value}) / 86400 + 25569)::numeric, 6))`
    : value
