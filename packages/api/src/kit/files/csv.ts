import Papa from 'papaparse'
import { safeCell } from '../lists/cell.ts'

/** Rows of a CSV file of which spreadsheets run nothing. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(safeCell)),
        { newline: '\r\n' },
      )}\r\n`

/** A CSV file that spreadsheets open in the right encoding, and run nothing of. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${csvLines([columns, ...rows])}`
