import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { plainCell } from '../../kit/lists/cell.ts'

export interface Record {
  /** Counted from 1 for the header, as a spreadsheet does. */
  readonly row: number
  readonly values: string[]
  /** Error in the CSV syntax of the record. */
  readonly malformed: string | undefined
}

export const isEmpty = (values: readonly string[]) => values.every((value) => value.trim() === '')

// What PostgreSQL cannot store is visible as a replacement character; a row that would write one is refused.
export const storable = (value: string) => plainCell(value.replaceAll('\0', '\uFFFD').toWellFormed())

export const maxColumns = 500

/** Makes the problem of a file as a whole. */
export const problem = (code: 'required' | 'invalid' | 'too_long', message: string, limit?: number) =>
  fieldProblem('file', { code, message, ...(limit === undefined ? {} : { limit }) })

/** Returns the names of the columns. @throws Problem if there are none, or too many */
export const columnsOf = (header: readonly string[]): string[] => {
  if (header.length > maxColumns) throw problem('required', `The file has more than ${maxColumns} columns`)
  return header.map((name) => storable(name.trim()))
}
