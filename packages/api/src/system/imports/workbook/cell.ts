import type { Parts } from './parts.ts'

/** Days between 1899-12-30, from which spreadsheets count, and 1970; from 1904 they begin that much later. */
const [beforeUnix, later] = [25_569, 1462]
const [first, last] = [1, 2_958_465]

const dayOf = (serial: number): string => {
  const text = new Date(Math.round((serial - beforeUnix) * 86_400) * 1000).toISOString()
  return Number.isInteger(serial) ? text.slice(0, 10) : text.slice(0, 19)
}

/** Formats a number with a decimal point, and never with digits that look grouped: `1.234` is `1.2340`. */
const decimal = (value: number): string => {
  const text = String(value)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}

const numberOf = (text: string, style: number, { shapes, isLate }: Parts): string => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  const shape = shapes[style] ?? 'plain'
  const serial = isLate ? value + later : value
  if (shape === 'day' && serial >= first && serial <= last) return dayOf(serial)
  if (shape === 'percent') return `${decimal(Number((value * 100).toPrecision(15)))}%`
  if (typeof shape === 'object' && Number.isInteger(value)) return text.padStart(shape.digits, '0')
  return decimal(value)
}

/** Returns the text of a cell as a CSV file would have it, of a formula its result. */
export const textOf = (type: string | undefined, text: string, style: number, parts: Parts): string => {
  if (type === 's') return parts.strings[Number(text)] ?? ''
  if (type === 'b') return text.trim() === '1' ? 'true' : 'false'
  return type === undefined || type === 'n' ? numberOf(text, style, parts) : text
}
