import { readDecimal as read } from '@quarterdeck/contract/kit/decimal'
import type { Formats } from './formats.ts'

/** Returns the decimal separator. */
const decimalSign = ({ number }: Pick<Formats, 'number'>): '.' | ',' => (number(0.5).includes(',') ? ',' : '.')

/**
 * Formats a number with the decimal separator of the language and no thousands separators.
 * @param digits minimum number of decimals; existing ones are never cut off
 */
export const formatDecimal = (value: number, formats: Pick<Formats, 'number'>, digits = 0): string => {
  const [, decimals = ''] = String(value).split('.')
  return (decimals.length < digits ? value.toFixed(digits) : String(value)).replace('.', decimalSign(formats))
}

/** Parses a number written in the user's format or in that of a spreadsheet; undefined if it is none. */
export const parseDecimal = (written: string, formats: Pick<Formats, 'number'>): number | undefined =>
  read(written, decimalSign(formats))
