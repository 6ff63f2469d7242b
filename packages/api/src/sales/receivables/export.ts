import { currency } from '@quarterdeck/contract/kit/money'
import { ageNames, type Debtor, debtorColumns } from '@quarterdeck/contract/sales/receivables'
import Papa from 'papaparse'
import { Answer } from '../../kit/answer.ts'
import { type ExportRequest, titlesOf } from '../../kit/files/export.ts'
import { safeCell } from '../../kit/lists/cell.ts'
import { spreadsheetFormats } from '../../kit/lists/spreadsheet-value.ts'

const amounts: readonly string[] = ['owedAmount', ...ageNames]

/** Formats a day by a pattern such as `DD.MM.YYYY`. */
const dayIn = (pattern: string, at: string): string =>
  pattern.replace('YYYY', at.slice(0, 4)).replace('MM', at.slice(5, 7)).replace('DD', at.slice(8, 10))

/** Returns receivables as a CSV file; amounts are numbers, with the currency in the column title. */
export const debtorsFile = (
  debtors: readonly Debtor[],
  { titles, spreadsheet }: Pick<ExportRequest, 'titles' | 'spreadsheet'>,
): Answer<string> => {
  const way = spreadsheet && spreadsheetFormats[spreadsheet]
  const number = (value: number) => (way?.decimal === ',' ? String(value).replace('.', ',') : String(value))
  const cellOf = (debtor: Debtor, column: (typeof debtorColumns)[number]): string => {
    if (column === 'score') return debtor.score === null ? '' : number(debtor.score.percent)
    if (column === 'lastMail') return debtor.lastMail ? dayIn(way?.day ?? 'YYYY-MM-DD', debtor.lastMail.at) : ''
    const value = debtor[column]
    return typeof value === 'number' ? number(value) : safeCell(value)
  }
  const heads = titlesOf(titles, debtorColumns).map((title, index) =>
    way && amounts.includes(debtorColumns[index] ?? '') ? `${title} (${currency})` : title,
  )
  const rows = debtors.map((debtor) => debtorColumns.map((column) => cellOf(debtor, column)))
  const text = Papa.unparse([heads, ...rows], { newline: '\r\n', delimiter: way?.separator ?? ',' })
  return new Answer(`\uFEFF${text}\r\n`, { 'content-disposition': 'attachment; filename="receivables.csv"' })
}
