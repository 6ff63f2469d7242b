import { fold } from '@quarterdeck/contract/kit/fold'
import { type FieldCode, fieldCodes, type ProblemCode } from '@quarterdeck/contract/kit/problem'
import type { RefusedField } from '@quarterdeck/contract/system/edits'
import { ApiError } from '../../../lib/api-error.ts'
import type { PasteProps, RefusedCell, RefusedCells } from '../../../ui/data-table/editing.ts'
import { type CommonMessages, describeProblem } from '../../../ui/describe-problem.ts'
import type { CellInput, CellValue } from '../../field-types/inputs.ts'
import type { CellKind, VersionedRow } from './cell-kind.ts'

interface Edit {
  readonly id: string
  readonly version: number
  readonly change: Readonly<Record<string, CellValue>>
}

/** A block over the rows that it was pasted into. */
export interface PastePlan {
  readonly edits: readonly Edit[]
  /** Typed texts by record and field, which are kept where they are rejected. */
  readonly written: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Cells whose text cannot be parsed as a value of their field. */
  readonly unreadable: RefusedCells
  /** Number of cells that get a value. */
  readonly cells: number
  /** Number of cells in columns that are not editable. */
  readonly left: number
}

interface Block<Row> extends Pick<PasteProps<Row>, 'rows' | 'fields' | 'idOf'> {
  readonly block: readonly (readonly string[])[]
}

/** The value that a text means: one of the options by their words, or what the field reads in it. */
const meantBy = <Row>({ options, read }: CellInput<Row>, text: string, row: Row): CellValue | undefined => {
  if (!options) return read ? read(text, row) : text
  const folded = fold(text)
  return options.find(({ value, label }) => [value, label].some((word) => fold(word) === folded))?.value
}

/** Lays a block over the rows of a list, from the cell that it was pasted into. */
export const planPaste = <Row extends VersionedRow>(
  m: CommonMessages,
  { inputs }: Pick<CellKind<Row>, 'inputs'>,
  { block, rows, fields, idOf }: Block<Row>,
): PastePlan => {
  const edits: Edit[] = []
  const written: Record<string, Record<string, string>> = {}
  const unreadable: Record<string, Record<string, RefusedCell>> = {}
  let [cells, left] = [0, 0]
  for (const [line, texts] of block.entries()) {
    const row = rows[line]
    const change: Record<string, CellValue> = {}
    for (const [place, text] of texts.entries()) {
      const field = fields[place]
      const input = field?.editable ? inputs[field.name] : undefined
      if (!row || !field || !input || field.follows?.(row)) left++
      else if (text !== '' && text !== input.valueOf(row)) {
        const value = meantBy(input, text, row)
        const id = idOf(row)
        cells++
        written[id] = { ...written[id], [field.name]: text }
        if (value !== undefined) change[field.name] = value
        else unreadable[id] = { ...unreadable[id], [field.name]: { written: text, problem: m.fields.type(undefined) } }
      }
    }
    if (row && Object.keys(change).length > 0) edits.push({ id: idOf(row), version: row.version, change })
  }
  return { edits, written, unreadable, cells, left }
}

const isFieldCode = (code: FieldCode | ProblemCode): code is FieldCode => fieldCodes.some((each) => each === code)

const wordsOf = (m: CommonMessages, reasons: CellKind<never>['reasons'], { code, message, limit }: RefusedField) => {
  const own = reasons[code]
  if (own !== undefined) return own
  return isFieldCode(code) ? m.fields[code](limit) : describeProblem(m, new ApiError(code, message)).text
}

/** The cells that could not be read, and those that the server refused, with what was wanted for them. */
export const refusedCells = (
  m: CommonMessages,
  { reasons }: Pick<CellKind<never>, 'reasons'>,
  { written, unreadable }: Pick<PastePlan, 'written' | 'unreadable'>,
  refused: readonly RefusedField[],
): RefusedCells => {
  const all: Record<string, Record<string, RefusedCell>> = { ...unreadable }
  for (const { id, field, ...why } of refused) {
    const cell = { written: written[id]?.[field] ?? '', problem: wordsOf(m, reasons, { id, field, ...why }) }
    all[id] = { ...all[id], [field]: cell }
  }
  return all
}
