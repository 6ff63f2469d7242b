import Papa from 'papaparse'
import { safeCell } from '../lists/cell.ts'

/** Returns rows of a CSV file, with formulas escaped. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(safeCell)),
        { newline: '\r\n' },
      )}\r\n`

/** Returns a CSV file with a byte order mark and formulas escaped. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${csvLines([columns, ...rows])}`
