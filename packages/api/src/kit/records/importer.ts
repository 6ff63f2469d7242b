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

/** Field that a column of a file can fill. */
export interface ImportField {
  readonly name: string
  readonly required: boolean
  /** Matching headers, in lower case and any language. */
  readonly headers: readonly string[]
  /** Unit of a number. */
  readonly unit: Field['unit']
}

export type Checked<Value> = { readonly value: Value } | { readonly problems: Readonly<Record<string, FieldProblem>> }

type Texts = Readonly<Record<string, string>>

/** Rules for updating records of an entity from a file. */
export interface Updater<Doc extends VersionedRecord> {
  readonly collection: Collection<Doc>
  /** Finds the live records with one of these values in the unique field, by that value. */
  readonly find: (db: Db, values: readonly string[]) => Promise<ReadonlyMap<string, Doc>>
  /** Converts the texts of a row to stored fields, or returns their problems; empty cells change nothing. */
  readonly check: (texts: Texts) => Checked<Partial<Doc>>
  /** Returns reasons known in advance against an update. */
  readonly against?: (doc: Doc, change: Partial<Doc>) => Readonly<Record<string, FieldProblem>> | undefined
}

/** Rules for importing an entity. */
export interface Importer<Draft, Doc extends VersionedRecord = VersionedRecord> {
  readonly fields: readonly ImportField[]
  /** Converts the texts of a row to a draft, or returns their problems. */
  readonly check: (texts: Texts) => Checked<Draft>
  /** Unique field, and the function that normalizes its values for comparison. */
  readonly unique: { readonly field: string; readonly of: (text: string) => string }
  /** Returns the values that exist already. */
  readonly taken: (db: Db, values: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns why the actor may not create this record, although they may create others. */
  readonly refusal?: (actor: WriteContext['actor'], draft: Draft) => Readonly<Record<string, FieldProblem>> | undefined
  readonly create: (context: WriteContext, drafts: readonly Draft[]) => Promise<unknown>
  /** Absent if a file only creates records. */
  readonly update?: Updater<Doc>
}

const unitByType: { readonly [Type in FieldType]?: Field['unit'] } = {
  money: 'money',
  percent: 'percent',
  number: 'pieces',
}

type Imported = Pick<Kind, 'entity' | 'fields' | 'list'>

const isImported = ({ imported }: Field): boolean => imported !== undefined

/** Returns the fields of an entity that a file can fill, in the order of their description. */
const importFieldsOf = (kind: Imported): readonly ImportField[] =>
  fieldsWhere(kind, isImported).map((name) => {
    const { imported, unit = unitByType[typeOf(kind, name)] } = kind.fields[name] ?? {}
    const headers = Object.values(imported?.headings ?? {}).flat()
    return { name, unit, required: imported?.required ?? false, headers }
  })

/** Parses a number; other texts stay as they are and are rejected by the schema. */
const amount = (text: string) => readDecimal(text, '.') ?? text

/** Returns the English name of a country, as it is stored, from a name in any language. */
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

/** Normalizes values of a field for comparison: in lower case, email addresses in their stored form. */
const comparedAs = (type: FieldType) => (text: string) =>
  (type === 'email' ? withAsciiDomain(text.trim()) : text.trim()).toLowerCase()

/** Finds the values that live records have in a field, in lower case. */
export const findTaken =
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

/** Parts of an importer that don't follow from the fields of a kind. */
interface OwnImporter<Draft, Doc extends VersionedRecord> extends Pick<Importer<Draft>, 'create' | 'refusal'> {
  /** Unique field that identifies records. */
  readonly unique: string
  /** Returns the values of it that exist; if absent, those of live records. */
  readonly taken?: Importer<Draft>['taken']
  /** Readers of fields with formats that their types don't tell. */
  readonly readers?: Readonly<Record<string, Read>>
  /** Returns the problems of a draft beyond its schema. */
  readonly problems?: (draft: Draft) => Readonly<Record<string, FieldProblem>> | undefined
  readonly update?: Omit<Updater<Doc>, 'check'>
}

const required = (schema: unknown) => (schema instanceof z.ZodOptional ? schema.unwrap() : schema) as z.ZodType

/**
 * Creates the importer of a kind: columns, headings and readers follow from its fields. A row is read as a draft, or as a patch
 * if the file updates records.
 */
export const importerOf = <Of extends ImportedKind, Doc extends VersionedRecord = VersionedRecord>(
  kind: Of,
  own: OwnImporter<z.output<Of['draft']>, Doc>,
): Importer<z.output<Of['draft']>, Doc> => {
  const { entity, draft, patch } = kind
  const { unique, create, refusal, problems, update, taken = findTaken(entity, unique) } = own
  const readAs = (name: string, text: string): unknown =>
    (own.readers?.[name] ?? readers[typeOf(kind, name)])?.(text) ?? text
  const parsed = <Schema extends z.ZodType>(schema: Schema, texts: Texts): Checked<z.output<Schema>> => {
    const given = Object.entries(texts).filter(([, text]) => text.trim() !== '')
    const values = Object.fromEntries(given.map(([name, text]) => [name, readAs(name, text)]))
    const { data, error } = schema.safeParse(values, { reportInput: true })
    return error ? { problems: fieldProblems(error.issues) } : { value: data }
  }
  // A draft may omit the unique field; a row may not.
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

/** Removes the currency that exports for spreadsheets append to the titles of amounts. */
const normal = (header: string) =>
  header
    .replace(/\s*\(usd\)\s*$/i, '')
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim()

/** Maps each field to the first column whose header matches. */
export const guessMapping = (fields: readonly ImportField[], columns: readonly string[]): Record<string, number> => {
  const headers = columns.map(normal)
  const guessed = fields.flatMap(({ name, headers: known }): [string, number][] => {
    const index = headers.findIndex((header) => header === normal(name) || known.includes(header))
    return index === -1 ? [] : [[name, index]]
  })
  return Object.fromEntries(guessed)
}
