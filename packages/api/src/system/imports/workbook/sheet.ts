import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { maxColumns, type Record } from '../cells.ts'
import { textOf } from './cell.ts'
import type { Parts } from './parts.ts'
import { grown, unescaped, walk } from './xml.ts'

/** Formulas that fetch from elsewhere, or start what is elsewhere. */
const calling =
  /\b(webservice|image|import(xml|data|html|range|feed)|rtd|dde|call|register\.id|sqlrequest)\s*\(|\[\d+\]|\[[^[\]]+\]\w*!|'[^'[]*\[[^[\]']+\][^'[]*'!|\w\|\s*'/i

const callsOut = () =>
  fieldProblem('workbook', {
    code: 'forbidden',
    message: 'The sheet has formulas that load external data: paste their values instead',
  })

/** Returns the column of a cell: 2 for `C5`, counted from 0. */
const columnOf = (place: string): number =>
  [...place.replace(/\d.*$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const withoutEnd = (values: readonly string[]): string[] =>
  values.slice(0, values.findLastIndex((value) => value !== '') + 1)

/** Returns the non-empty rows of a sheet in groups. @throws Problem at `workbook` for formulas with external calls */
export const rowsOf = (pieces: Iterable<Uint8Array>, parts: Parts): AsyncGenerator<readonly Record[]> =>
  walk<Record>(pieces, (found) => {
    let [row, column, style] = [0, -1, 0]
    let type: string | undefined
    let values: string[] = []
    let [text, formula] = ['', '']
    let within: 'value' | 'formula' | undefined

    const endCell = () => {
      if (calling.test(formula)) throw callsOut()
      // What is beyond all columns that a file may have shows that it has too many.
      if (column <= maxColumns) values[column] = unescapedOf(textOf(type, text, style, parts))
    }
    const unescapedOf = (value: string) => (type === 'str' || type === 'inlineStr' ? unescaped(value) : value)
    return {
      open: (tag, { r, t, s }) => {
        if (tag === 'row') [row, column, values] = [r ? Number(r) : row + 1, -1, []]
        if (tag === 'c') {
          column = r ? columnOf(r) : column + 1
          ;[type, style, text, formula] = [t, Number(s ?? 0), '', '']
        }
        if (tag === 'v' || tag === 't') within = 'value'
        if (tag === 'f') within = 'formula'
      },
      text: (data) => {
        if (within === 'value') text = grown(text, data)
        if (within === 'formula') formula = grown(formula, data)
      },
      close: (tag) => {
        if (tag === 'v' || tag === 't' || tag === 'f') within = undefined
        if (tag === 'c') endCell()
        if (tag !== 'row') return
        const filled = withoutEnd(Array.from(values, (value) => value ?? ''))
        if (filled.length > 0) found({ row, values: filled, malformed: undefined })
      },
    }
  })
