import type { ImportMapping } from '@quarterdeck/contract/imports'
import { type FieldProblem, Problem } from '@quarterdeck/contract/problem'
import type { Importer, ImportField } from '../db/importer.ts'
import type { RowDoc, Verdict } from './store.ts'

/** @throws Problem for a required field without a column, an unknown field or a column that is not there */
export const guardMapping = (
  fields: readonly ImportField[],
  columns: readonly string[],
  mapping: ImportMapping,
): void => {
  const wrong: Record<string, FieldProblem> = {}
  for (const { name, required } of fields) {
    if (required && mapping[name] === undefined) wrong[name] = { code: 'required', message: 'Choose a column' }
  }
  for (const [name, column] of Object.entries(mapping)) {
    const known = fields.some((field) => field.name === name)
    if (!known || column >= columns.length)
      wrong[name] = { code: 'choice', message: 'There is no such field or column' }
  }
  if (Object.keys(wrong).length > 0) throw new Problem('invalid_fields', { fields: wrong })
}

const problemOf = (
  columns: readonly string[],
  values: readonly string[],
  mapping: ImportMapping,
  field: string,
  { code, message, limit }: FieldProblem,
): Verdict['problems'][number] => {
  const column = mapping[field]
  return {
    field,
    column: column === undefined ? '' : (columns[column] ?? ''),
    value: column === undefined ? '' : (values[column] ?? ''),
    code,
    message,
    ...(limit === undefined ? {} : { limit }),
  }
}

export interface Judged<Draft> {
  readonly verdict: Verdict
  readonly draft: Draft | undefined
}

/** One row by itself: what it would create, or what is wrong with it. */
export const judgeRow = <Draft>(
  importer: Importer<Draft>,
  columns: readonly string[],
  mapping: ImportMapping,
  { row, values, problems }: Pick<RowDoc, 'row' | 'values' | 'problems'>,
): Judged<Draft> => {
  const reject = (found: Verdict['problems']): Judged<Draft> => ({
    verdict: { row, state: 'rejected', problems: found },
    draft: undefined,
  })
  const malformed = problems.filter(({ field }) => field === '')
  if (malformed.length > 0) return reject(malformed)
  if (values.slice(columns.length).some((value) => value.trim() !== '')) {
    return reject([
      {
        field: '',
        column: '',
        value: values.slice(columns.length).join(', '),
        code: 'invalid',
        message: 'More cells than columns',
      },
    ])
  }
  const texts = Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, values[column] ?? '']))
  const checked = importer.check(texts)
  if ('problems' in checked) {
    return reject(
      Object.entries(checked.problems).map(([field, problem]) => problemOf(columns, values, mapping, field, problem)),
    )
  }
  return { verdict: { row, state: 'ready', problems: [] }, draft: checked.draft }
}

/** Refuses rows whose unique value is taken already, or stands in an earlier row. */
export const judgeUnique = <Draft>(
  importer: Importer<Draft>,
  columns: readonly string[],
  mapping: ImportMapping,
  rows: readonly RowDoc[],
  judged: readonly Judged<Draft>[],
  taken: ReadonlySet<string>,
): Judged<Draft>[] => {
  const first = new Map<string, number>()
  return judged.map((one, index) => {
    const row = rows[index]
    if (one.draft === undefined || !row) return one
    const value = importer.unique.of(one.draft)
    const earlier = first.get(value)
    if (earlier === undefined) first.set(value, row.row)
    if (!taken.has(value) && earlier === undefined) return one
    const message = taken.has(value) ? 'Someone has this already' : `The same stands in row ${earlier}`
    const problem = problemOf(columns, row.values, mapping, importer.unique.field, { code: 'taken', message })
    return { verdict: { row: row.row, state: 'rejected', problems: [problem] }, draft: undefined }
  })
}
