import type { Locale } from '@quarterdeck/contract/kit/locales'
import { type RawBuilder, sql } from 'kysely'

/** A value for spreadsheets: a number as PostgreSQL has it, or a moment without a zone. */
export interface Shown {
  readonly as: 'money' | 'number' | 'day' | 'instant'
  readonly sql: RawBuilder<unknown>
}

/** Format in which spreadsheets of a language read a CSV file. */
export interface SpreadsheetWay {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
  readonly day: string
}

export const spreadsheetWays: Readonly<Record<Locale, SpreadsheetWay>> = {
  en: { separator: ',', decimal: '.', day: 'MM/DD/YYYY' },
  es: { separator: ';', decimal: ',', day: 'DD/MM/YYYY' },
  de: { separator: ';', decimal: ',', day: 'DD.MM.YYYY' },
  ja: { separator: ',', decimal: '.', day: 'YYYY/MM/DD' },
}

/** `1.234` could be read as more than a thousand, `1.2340` not. */
const unambiguous = (text: RawBuilder<unknown>) => sql`
  case when ${text} ~ '^-?\\d{1,3}\\.\\d{3}$' then ${text} || '0' else ${text} end`

/** A cell of a CSV file as a spreadsheet takes it for a number or a day. */
export const cellFor = ({ decimal, day }: SpreadsheetWay, { as, sql: value }: Shown): RawBuilder<unknown> => {
  if (as === 'day') return sql`to_char(${value}, ${sql.lit(day)})`
  if (as === 'instant') return sql`to_char(${value}, ${sql.lit(`${day} HH24:MI`)})`
  const plain = unambiguous(sql`${value}::text`)
  return decimal === '.' ? plain : sql`replace(${plain}, '.', ',')`
}

/** The number that a cell of a workbook has: days are counted from the end of 1899. */
export const numberFor = ({ as, sql: value }: Shown): RawBuilder<unknown> =>
  as === 'day' || as === 'instant'
    ? sql`trim_scale(round((extract(epoch from ${value}) / 86400 + 25569)::numeric, 6))`
    : value
