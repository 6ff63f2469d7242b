import { readDecimal as read } from '@quarterdeck/contract/core/decimal'
import type { Formats } from './formats.ts'

/** The sign between a number and its fraction. */
const decimalSign = ({ number }: Pick<Formats, 'number'>): '.' | ',' => (number(0.5).includes(',') ? ',' : '.')

/**
 * A number as it is written where the reader comes from, without anything between its thousands.
 * @param digits decimals that it has at least: none is ever cut off, so that one sees what there is
 */
export const writeDecimal = (value: number, formats: Pick<Formats, 'number'>, digits = 0): string => {
  const [, decimals = ''] = String(value).split('.')
  return (decimals.length < digits ? value.toFixed(digits) : String(value)).replace('.', decimalSign(formats))
}

/** A number as it is written where the reader comes from, or as a spreadsheet writes it. Undefined where it is none. */
export const readDecimal = (written: string, formats: Pick<Formats, 'number'>): number | undefined =>
  read(written, decimalSign(formats))
