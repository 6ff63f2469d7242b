import type { Field, Kind } from '@quarterdeck/contract/core/kind'
import type { FieldProblem } from '@quarterdeck/contract/core/problem'
import type { WriteContext } from '../context.ts'
import type { Db } from '../ports.ts'
import type { Collection } from './collection.ts'
import type { VersionedRecord } from './records.ts'

/** A field that a column of a file may fill. */
export interface ImportField {
  readonly name: string
  readonly required: boolean
  /** Headers that mean it, in lower case and any language. */
  readonly headers: readonly string[]
  /** What its number counts, where it is one. */
  readonly unit: Field['unit']
}

export type Checked<Value> = { readonly value: Value } | { readonly problems: Readonly<Record<string, FieldProblem>> }

type Texts = Readonly<Record<string, string>>

/** How existing records of an entity are changed from a file. */
export interface Updater<Doc extends VersionedRecord> {
  readonly collection: Collection<Doc>
  /** The live records that have one of these values of the unique field, by it. */
  readonly find: (db: Db, values: readonly string[]) => Promise<ReadonlyMap<string, Doc>>
  /** The texts of one row as stored fields, or what is wrong with them; what is empty stays as it is. */
  readonly check: (texts: Texts) => Checked<Partial<Doc>>
  /** What is known beforehand of why a record cannot be changed so. */
  readonly against?: (doc: Doc, change: Partial<Doc>) => Readonly<Record<string, FieldProblem>> | undefined
}

/** How an entity is imported. */
export interface Importer<Draft, Doc extends VersionedRecord = VersionedRecord> {
  readonly fields: readonly ImportField[]
  /** The texts of one row as a draft, or what is wrong with them. */
  readonly check: (texts: Texts) => Checked<Draft>
  /** What may occur only once, as it is compared, and the field it stands in. */
  readonly unique: { readonly field: string; readonly of: (text: string) => string }
  /** Which of these are there already. */
  readonly taken: (db: Db, values: readonly string[]) => Promise<ReadonlySet<string>>
  /** Why whoever asks may not create this, where they may create others. */
  readonly refusal?: (actor: WriteContext['actor'], draft: Draft) => Readonly<Record<string, FieldProblem>> | undefined
  readonly create: (context: WriteContext, drafts: readonly Draft[]) => Promise<unknown>
  /** Absent where a file only creates. */
  readonly update?: Updater<Doc>
}

const importField = (name: string, { imported, unit }: Field): ImportField[] =>
  imported
    ? [{ name, unit, required: imported.required ?? false, headers: Object.values(imported.headings).flat() }]
    : []

/** The fields of an entity that a file may fill, in the order of their description. */
export const importFieldsOf = ({ fields }: Pick<Kind, 'fields'>): readonly ImportField[] =>
  Object.entries(fields).flatMap(([name, field]) => importField(name, field))

/** An export for spreadsheets says the currency of its amounts behind their title. */
const normal = (header: string) =>
  header
    .replace(/\s*\(usd\)\s*$/i, '')
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim()

/** The first column for each field whose header means it. */
export const guessMapping = (fields: readonly ImportField[], columns: readonly string[]): Record<string, number> => {
  const headers = columns.map(normal)
  const guessed = fields.flatMap(({ name, headers: known }): [string, number][] => {
    const index = headers.findIndex((header) => header === normal(name) || known.includes(header))
    return index === -1 ? [] : [[name, index]]
  })
  return Object.fromEntries(guessed)
}
