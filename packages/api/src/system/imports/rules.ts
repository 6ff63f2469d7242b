import { type FieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import type { ImportMapping, ImportMode, ImportWords } from '@quarterdeck/contract/system/imports'
import type { WriteContext } from '../../kit/context.ts'
import type { Importer } from '../../kit/records/importer.ts'
import { differing, type VersionedRecord } from '../../kit/records/records.ts'
import { plainNumber } from './numbers.ts'
import type { ImportDoc, RowDoc, Verdict } from './store.ts'

/** @throws Problem for a required field without a column, an unknown field or a column that is not there */
export const guardMapping = (
  { fields, unique }: Pick<Importer<unknown>, 'fields' | 'unique'>,
  columns: readonly string[],
  mapping: ImportMapping,
  mode: ImportMode,
): void => {
  const wrong: Record<string, FieldProblem> = {}
  for (const { name, required } of fields) {
    const isNeeded = name === unique.field || (required && mode !== 'update')
    if (isNeeded && mapping[name] === undefined) wrong[name] = { code: 'required', message: 'Choose a column' }
  }
  for (const [name, column] of Object.entries(mapping)) {
    const known = fields.some((field) => field.name === name)
    if (!known || column >= columns.length)
      wrong[name] = { code: 'choice', message: "This field or column doesn't exist" }
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

/** A row with its verdict. */
export interface Judged<Draft> {
  readonly verdict: Verdict
  readonly draft?: Draft
  readonly change?: { readonly from: VersionedRecord; readonly to: Partial<VersionedRecord> }
}

/** A row with the texts of its fields, and the keys to compare. */
export interface Read {
  readonly row: RowDoc
  readonly texts: Readonly<Record<string, string>>
  readonly key: string
  /** Fields whose amounts are in another currency. */
  readonly foreign: readonly string[]
}

const folded = (word: string) => word.trim().toLowerCase()

/** Folds the letter case of words. */
export const foldedWords = (words: ImportWords): ImportWords =>
  Object.fromEntries(
    Object.entries(words).map(([field, meanings]) => [
      field,
      Object.fromEntries(Object.entries(meanings).map(([word, value]) => [folded(word), value])),
    ]),
  )

/** Returns the value a word stands for, or the word itself. */
const meaning = (words: ImportWords, field: string, text: string): string => {
  const meanings = Object.hasOwn(words, field) ? words[field] : undefined
  const word = folded(text)
  return meanings && Object.hasOwn(meanings, word) ? (meanings[word] ?? text) : text
}

export const readRow = (
  { unique, fields }: Pick<Importer<unknown>, 'unique' | 'fields'>,
  { mapping, words, decimals }: Pick<ImportDoc, 'mapping' | 'words' | 'decimals'>,
  row: RowDoc,
): Read => {
  const texts = Object.fromEntries(
    Object.entries(mapping).map(([field, column]) => [field, meaning(words, field, row.values[column]?.trim() ?? '')]),
  )
  const foreign: string[] = []
  for (const { name, unit } of fields) {
    const text = texts[name]
    if (!unit || !text) continue
    const plain = plainNumber(text, unit, decimals[name] ?? 'point')
    texts[name] = plain.text
    if (plain.isForeign) foreign.push(name)
  }
  return { row, texts, foreign, key: unique.of(texts[unique.field] ?? '') }
}

const overflow = (columns: readonly string[], values: readonly string[]): Verdict['problems'] =>
  values.slice(columns.length).some((value) => value.trim() !== '')
    ? [
        {
          field: '',
          column: '',
          value: values.slice(columns.length).join(', '),
          code: 'invalid',
          message: 'This row has more cells than the header has columns',
        },
      ]
    : []

const lost = { code: 'characters', message: "Contains characters that can't be read" } as const

const otherCurrency = { code: 'currency', message: "The currency isn't US dollars" } as const

/** Finds unusable cells: with letters lost here or in the file, or amounts in another currency. */
const unreadIn = (
  texts: Read['texts'],
  foreign: Read['foreign'],
): Readonly<Record<string, FieldProblem>> | undefined => {
  const fields = Object.keys(texts).filter((field) => texts[field]?.includes('\uFFFD'))
  if (fields.length + foreign.length === 0) return undefined
  return Object.fromEntries([
    ...foreign.map((field) => [field, otherCurrency] as const),
    ...fields.map((field) => [field, lost] as const),
  ])
}

interface Known {
  readonly doc: Pick<ImportDoc, 'columns' | 'mapping' | 'mode'>
  readonly actor: WriteContext['actor']
  /** Existing records by key; without their data if the file can only create. */
  readonly existing: ReadonlyMap<string, VersionedRecord | undefined>
  /** Row of the first occurrence of each value. */
  readonly first: ReadonlyMap<string, number>
}

/** Returns the record a row would create or change, or its problems. */
export const judgeRow = <Draft>(
  importer: Importer<Draft>,
  { doc, actor, existing, first }: Known,
  { row: { row, values, problems }, texts, foreign, key }: Read,
): Judged<Draft> => {
  const { columns, mapping, mode } = doc
  const reject = (found: Verdict['problems']): Judged<Draft> => ({
    verdict: { row, state: 'rejected', problems: found },
  })
  const rejectFields = (found: Readonly<Record<string, FieldProblem>>) =>
    reject(Object.entries(found).map(([field, problem]) => problemOf(columns, values, mapping, field, problem)))
  const rejectKey = (problem: FieldProblem) => rejectFields({ [importer.unique.field]: problem })

  const malformed = [...problems.filter(({ field }) => field === ''), ...overflow(columns, values)]
  if (malformed.length > 0) return reject(malformed)
  const unread = unreadIn(texts, foreign)
  if (unread) return rejectFields(unread)
  const found = existing.get(key)
  const changes = mode !== 'create' && importer.update && found !== undefined
  if (mode === 'update' && key !== '' && !changes) {
    return rejectKey({ code: 'unknown_record', message: "This record doesn't exist" })
  }
  const checked = changes ? importer.update.check(texts) : importer.check(texts)
  if ('problems' in checked) return rejectFields(checked.problems)
  const earlier = first.get(key) ?? row
  if (earlier !== row) return rejectKey({ code: 'taken', message: `The same stands in row ${earlier}` })
  if (!changes) {
    if (existing.has(key)) return rejectKey({ code: 'taken', message: 'Another record already has this value' })
    const draft = checked.value as Draft
    const refused = importer.refusal?.(actor, draft)
    return refused ? rejectFields(refused) : { verdict: { row, state: 'ready', problems: [] }, draft }
  }
  const to = checked.value as Partial<VersionedRecord>
  if (differing(found, to).length === 0) return { verdict: { row, state: 'unchanged', problems: [] } }
  const against = importer.update?.against?.(found, to)
  if (against) return rejectFields(against)
  return { verdict: { row, state: 'changing', problems: [] }, change: { from: found, to } }
}
