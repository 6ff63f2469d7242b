import { readDecimal } from '@quarterdeck/contract/kit/decimal'
import { type ColumnSign, type DecimalSign, decimalSigns } from '@quarterdeck/contract/system/import-files'
import type { ImportField } from '../../kit/records/importer.ts'

/** Longer texts are no amounts. */
const longest = 40

const number = /^[+-]?[\d.,]+$/
const decoration = /[\s\u00a0\u202f'’%\p{Sc}]|[A-Z]{3}/gu

/** Returns the decimal sign that a cell reveals: `2.500` reveals none, `12,50`, `0.5` and `1.234,5` do. */
const signOf = (cell: string): ColumnSign => {
  if (cell.length > longest || !/[.,]/.test(cell)) return 'none'
  const text = cell.normalize('NFKC').replace(decoration, '').replace('−', '-')
  if (!number.test(text)) return 'none'
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? 'point' : 'comma'
  if (points > 1) return 'comma'
  if (commas > 1) return 'point'
  const mayGroup = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  if (mayGroup) return 'unclear'
  return points > 0 ? 'point' : 'comma'
}

/** Finds the decimal sign of each column from all of its cells. */
export const openSigns = () => {
  const seen: Record<ColumnSign, number>[] = []
  return {
    add: (values: readonly string[]) => {
      for (const [column, value] of values.entries()) {
        const sign = signOf(value)
        if (sign === 'none') continue
        seen[column] ??= { none: 0, unclear: 0, point: 0, comma: 0 }
        seen[column][sign] += 1
      }
    },
    /** @param columns how many there are */
    found: (columns: number): ColumnSign[] =>
      Array.from({ length: columns }, (_, column) => {
        const { point, comma } = seen[column] ?? { point: 0, comma: 0 }
        if (!seen[column]) return 'none'
        if (point === comma) return 'unclear'
        return point > comma ? 'point' : 'comma'
      }),
  }
}

/** Returns the decimal signs of each field: the chosen ones, else those of its column. */
export const decimalsOf = (
  fields: readonly ImportField[],
  mapping: Readonly<Record<string, number>>,
  signs: readonly ColumnSign[],
  chosen: Readonly<Record<string, DecimalSign>>,
): Record<string, DecimalSign> =>
  Object.fromEntries(
    fields.flatMap(({ name, unit }): [string, DecimalSign][] => {
      const column = mapping[name]
      if (!unit || column === undefined) return []
      const found = signs[column]
      return [[name, chosen[name] ?? (found === 'comma' ? 'comma' : 'point')]]
    }),
  )

const ours = /US\$|USD|\$/g
const foreign = /\p{Sc}|^[A-Z]{3}\b|\b[A-Z]{3}$|^\p{L}{1,3}\.? ?\d|\d ?\p{L}{1,3}\.?$/u

/** Returns an amount without our currency, and whether it has another one. */
const amountOf = (text: string): { readonly text: string; readonly isForeign: boolean } => {
  const plain = text.normalize('NFKC')
  if (/\p{L}\$/u.test(plain.replace('US$', ''))) return { text, isForeign: true }
  const rest = plain.replace(ours, '').trim()
  return { text: rest, isForeign: /\d/.test(rest) && foreign.test(rest) }
}

/** Returns a number with a decimal point, as importers read it; other texts stay as they are. */
export const plainNumber = (
  written: string,
  unit: NonNullable<ImportField['unit']>,
  sign: DecimalSign,
): { readonly text: string; readonly isForeign: boolean } => {
  const { text, isForeign } = unit === 'money' ? amountOf(written) : { text: written, isForeign: false }
  const found = readDecimal(text, decimalSigns[sign])
  return { text: found === undefined ? written : String(found), isForeign }
}
