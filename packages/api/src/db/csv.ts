import Papa from 'papaparse'
import { safeCell } from './cell.ts'

/** A CSV file that spreadsheets open in the right encoding, and run nothing of. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...columns], data: rows.map((row) => row.map(safeCell)) }, { newline: '\r\n' })}\r\n`
