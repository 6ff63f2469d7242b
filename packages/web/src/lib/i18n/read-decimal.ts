import { readDecimal as read } from '@quarterdeck/contract/core/decimal'
import type { Formats } from './formats.ts'

/** The sign between a number and its fraction. */
const decimalSign = ({ number }: Pick<Formats, 'number'>): '.' | ',' => (number(0.5).includes(',') ? ',' : '.')

/** A number as it is written where the reader comes from, without anything between its thousands. */
export const writeDecimal = (value: number, formats: Pick<Formats, 'number'>, digits?: number): string =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', decimalSign(formats))

/** A number as it is written where the reader comes from, or as a spreadsheet writes it. Undefined where it is none. */
export const readDecimal = (written: string, formats: Pick<Formats, 'number'>): number | undefined =>
  read(written, decimalSign(formats))
