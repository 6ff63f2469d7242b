import { countries } from '@quarterdeck/contract/kit/countries'
import { countryIn } from '@quarterdeck/contract/kit/country-in'
import { readDecimal } from '@quarterdeck/contract/kit/decimal'
import { withAsciiDomain } from '@quarterdeck/contract/kit/email'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import { type FieldType, typeOf } from '@quarterdeck/contract/kit/field-type'
import { fieldProblems } from '@quarterdeck/contract/kit/issues'
import { type Field, fieldsWhere, type Kind } from '@quarterdeck/contract/kit/kind'
import type { FieldProblem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import { z } from 'zod'
import type { WriteContext } from '../context.ts'
import type { Db } from '../ports.ts'
import { chunked } from '../sql/chunks.ts'
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

const unitByType: { readonly [Type in FieldType]?: Field['unit'] } = {
  money: 'money',
  percent: 'percent',
  number: 'pieces',
}

type Imported = Pick<Kind, 'entity' | 'fields' | 'list'>

const isImported = ({ imported }: Field): boolean => imported !== undefined

/** The fields of an entity that a file may fill, in the order of their description. */
const importFieldsOf = (kind: Imported): readonly ImportField[] =>
  fieldsWhere(kind, isImported).map((name) => {
    const { imported, unit = unitByType[typeOf(kind, name)] } = kind.fields[name] ?? {}
    const headers = Object.values(imported?.headings ?? {}).flat()
    return { name, unit, required: imported?.required ?? false, headers }
  })

/** A text that is no number stays a text, and is refused as such. */
const amount = (text: string) => readDecimal(text, '.') ?? text

/** A country is stored by its English name, whatever language a file has it in. */
const countryOf = (text: string): string => {
  const code = /[,\n]/.test(text) ? undefined : countryIn(text)
  return countries.find((country) => country.code === code)?.name ?? text
}

const yes = ['yes', 'y', 'true', '1', 'x', 'sí', 'si', 'ja', 'はい']
const no = ['no', 'n', 'false', '0', 'nein', 'いいえ']

const truthOf = (text: string): unknown => {
  const word = text.toLowerCase()
  return yes.includes(word) || (no.includes(word) ? false : text)
}

type Read = (text: string) => unknown

const readers: { readonly [Type in FieldType]?: Read } = {
  number: amount,
  money: amount,
  percent: amount,
  country: countryOf,
  'yes/no': truthOf,
  // Exports and people write the number of a record as `#7`, too.
  reference: (text) => text.replace(/^#/, ''),
}

/** How values of a field are compared: whatever their letter case, email addresses in the one form in which they are stored. */
const comparedAs = (type: FieldType) => (text: string) =>
  (type === 'email' ? withAsciiDomain(text.trim()) : text.trim()).toLowerCase()

/** Finds which of some values live records have in a field, in lower case. */
export const takenIn =
  (entity: Entity, field: string): Importer<never>['taken'] =>
  async (db, values) => {
    const compared = sql<string>`lower(${sql.ref(field)})`
    const found: string[] = []
    for (const some of chunked(values)) {
      const { rows } = await sql<{ value: string }>`select ${compared} as "value" from ${sql.table(entity)}
        where ${compared} in (${sql.join(some)}) and "deletedAt" is null`.execute(db)
      found.push(...rows.map(({ value }) => value))
    }
    return new Set(found)
  }

interface ImportedKind extends Imported {
  readonly draft: z.ZodObject
  readonly patch: z.ZodObject
}

/** What doesn't follow from the fields of a kind. */
interface OwnImporter<Draft, Doc extends VersionedRecord> extends Pick<Importer<Draft>, 'create' | 'refusal'> {
  /** The field by which records are told apart; no two have the same. */
  readonly unique: string
  /** Which values of that are there already; those of live records of the table where absent. */
  readonly taken?: Importer<Draft>['taken']
  /** Readers of fields whose texts their types don't tell. */
  readonly readers?: Readonly<Record<string, Read>>
  /** What is wrong with a draft beyond its schema. */
  readonly problems?: (draft: Draft) => Readonly<Record<string, FieldProblem>> | undefined
  readonly update?: Omit<Updater<Doc>, 'check'>
}

const required = (schema: unknown) => (schema instanceof z.ZodOptional ? schema.unwrap() : schema) as z.ZodType

/**
 * Makes the importer of a kind: its columns, their headings and how they are read follow from its fields. A row is read as a draft,
 * or as a patch where the file changes records.
 */
export const importerOf = <Of extends ImportedKind, Doc extends VersionedRecord = VersionedRecord>(
  kind: Of,
  own: OwnImporter<z.output<Of['draft']>, Doc>,
): Importer<z.output<Of['draft']>, Doc> => {
  const { entity, draft, patch } = kind
  const { unique, create, refusal, problems, update, taken = takenIn(entity, unique) } = own
  const readAs = (name: string, text: string): unknown =>
    (own.readers?.[name] ?? readers[typeOf(kind, name)])?.(text) ?? text
  const parsed = <Schema extends z.ZodType>(schema: Schema, texts: Texts): Checked<z.output<Schema>> => {
    const given = Object.entries(texts).filter(([, text]) => text.trim() !== '')
    const values = Object.fromEntries(given.map(([name, text]) => [name, readAs(name, text)]))
    const { data, error } = schema.safeParse(values, { reportInput: true })
    return error ? { problems: fieldProblems(error.issues) } : { value: data }
  }
  // A draft may do without what tells a row from the others; a row may not.
  const Row = draft.extend({ [unique]: required(patch.shape[unique]) }) as unknown as Of['draft']
  const Change = patch.omit({ [unique]: true } as never)
  return {
    fields: importFieldsOf(kind),
    unique: { field: unique, of: comparedAs(typeOf(kind, unique)) },
    taken,
    create,
    check: (texts) => {
      const checked = parsed(Row, texts)
      const wrong = 'value' in checked ? problems?.(checked.value) : undefined
      return wrong ? { problems: wrong } : checked
    },
    ...(refusal && { refusal }),
    ...(update && {
      update: {
        ...update,
        check: (texts) => {
          const checked = parsed(Change, texts)
          return 'value' in checked ? { value: update.collection.toStored(checked.value as never) } : checked
        },
      },
    }),
  }
}

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
