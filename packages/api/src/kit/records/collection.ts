import { patchWhere } from '@quarterdeck/contract/kinds'
import type { Binnable, Bulkable, Entity, Importable, Journalled, Searchable } from '@quarterdeck/contract/kit/entities'
import { fieldProblems } from '@quarterdeck/contract/kit/issues'
import { isBulkEdited, type Kind } from '@quarterdeck/contract/kit/kind'
import { type Adjustment, maxMinor, toMinor } from '@quarterdeck/contract/kit/money'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import type { UserSummary } from '@quarterdeck/contract/people/profile'
import type { BulkAction } from '@quarterdeck/contract/system/plans'
import type { Found } from '@quarterdeck/contract/system/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Generator } from '../generator/scale.ts'
import type { Exported } from '../lists/exported.ts'
import type { Listed } from '../lists/listed.ts'
import type { Db } from '../ports.ts'
import type { FieldRange } from './adjust.ts'
import type { Check } from './check.ts'
import type { Importer } from './importer.ts'
import type { Repository, VersionedRecord } from './records.ts'

/** Columns that name a person besides their id, possibly with a photo; after an erasure only the id stays. */
export interface PersonReference<Column = string> {
  readonly id: Column
  /** Column of the name; absent if the name stays, such as that of a payer on paper. */
  readonly name?: Column
  readonly image?: Column
  readonly email?: Column
}

/** Reference of each record to one of another entity. */
export interface Belonging<Column = string> {
  readonly to: Entity
  readonly by: Column
  /** Column with the entity that the key in `by` belongs to; without it, always `to`. */
  readonly among?: Column
  /**
   * True if the record is deleted for good together with that one. Otherwise it stays, and only the reference to an erased person
   * is cleared.
   */
  readonly cascade?: true
}

/** Stored fields under names that the contract doesn't have. */
type OwnFields<Doc, Of extends Kind> = Exclude<keyof Doc & string, keyof VersionedRecord | keyof Of['fields']>

/** Storage of an entity's records, whether or not they change. `Doc` is a record in the form of the database. */
export interface Stored<Doc extends VersionedRecord = VersionedRecord, Of extends Kind = Kind> {
  readonly kind: Of
  readonly listed: Listed<Of['list']>
  /** For each stored field outside the contract, true if it is personal data; the contract marks the others. */
  readonly personal: Readonly<Record<OwnFields<Doc, Of> | (string & {}), boolean>>
  readonly belongs?: readonly Belonging<keyof Doc & string>[]
  readonly people?: readonly PersonReference<keyof Doc & string>[]
  /** Owner of each record and extra columns, for exports of personal data. */
  readonly own?: { readonly by: keyof Doc & string; readonly more?: RawBuilder<unknown> }
  /** Checks of derived data, which `doctor` runs. */
  readonly checks?: readonly Check[]
  /** Rows of the sample data, in the order of their ids. */
  readonly sample?: (now: Date) => readonly object[]
  /** Generates any number of its records. */
  readonly fill?: Generator
  /** Field and message for violations of unique indexes, by index name. */
  readonly uniqueErrors?: Readonly<Record<string, readonly [field: string, message: string]>>
}

/** Entity whose records change: its repository, and what bulk changes, exports and erasure need. */
export interface Collection<Doc extends VersionedRecord = VersionedRecord, Of extends Kind = Kind>
  extends Stored<Doc, Of> {
  readonly repository: Repository<Doc>
  /** Column with the display name of a record. */
  readonly title: keyof Doc & string
  /** Converts a patch of a client to stored fields. */
  readonly toStored: (patch: never) => Partial<Doc>
  /** True if a record may be erased, for good, instead of being removed. */
  readonly erasable?: true
  /** Amount that a plan sums, and the field by which it is shown. */
  readonly sum?: { readonly amount: string; readonly by: string }
  /** Columns of exported files. */
  readonly exported?: Exported
}

/** Collection whose records can be exported. */
export interface ExportableCollection<Doc extends VersionedRecord = VersionedRecord, Of extends Kind = Kind>
  extends Collection<Doc, Of> {
  readonly exported: Exported
}

/** Requirements for an entity, by its capabilities. */
type Needed<Name extends Entity> = (Name extends Binnable ? Collection : Stored) & {
  readonly kind: Kind<Name>
} & (Name extends Bulkable ? Pick<ExportableCollection, 'exported'> : unknown) &
  (Name extends Importable ? { readonly importer: Importer<unknown> } : unknown) &
  (Name extends keyof UserSummary
    ? { readonly statsOf: (db: Db, userId: number) => Promise<NonNullable<UserSummary[Name]>> }
    : unknown) &
  (Name extends Searchable ? { readonly find: (db: Db, q: string, only?: 'named') => Promise<Found[Name]> } : unknown)

/** Storage of all entities. Missing parts don't compile. */
export type AllCollections = { readonly [Name in Entity]: Needed<Name> }

/** Storage of an entity or of settings, without the type of its records. */
type Untyped<Known> = {
  readonly [Key in keyof Known]: Key extends 'kind'
    ? Known[Key]
    : Key extends 'importer'
      ? Importer<unknown>
      : Known[Key] extends { readonly entity: infer Name extends Journalled }
        ? Repository<VersionedRecord, Name>
        : Key extends keyof Collection
          ? Required<Collection>[Key]
          : Known[Key]
}

/** Drops the type of the records, which is safe because each collection receives only its own records and drafts. */
export const untyped = <Known extends object>(known: Known): Untyped<Known> => known as unknown as Untyped<Known>

/** Returns true for an entity whose records change. */
export const isCollection = (known: Stored): known is Collection => 'repository' in known

/** Returns SQL that is true if a row belongs to the record with a key, or to one of several (`any`). */
export const belongsTo = (
  { to, by, among }: Pick<Belonging, 'to' | 'by' | 'among'>,
  key: (type: 'own' | 'text') => RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  among
    ? sql<SqlBool>`(${sql.ref(among)} = ${sql.lit(to)} and ${sql.ref(by)} = ${key('text')})`
    : sql<SqlBool>`${sql.ref(by)} = ${key('own')}`

/** Returns the references of all entities to the records of one. */
export const belongingTo = (all: AllCollections, entity: Entity): readonly (Belonging & { readonly of: Stored })[] =>
  Object.values<Stored>(all).flatMap((of) =>
    (of.belongs ?? []).flatMap((belonging: Belonging) => (belonging.to === entity ? [{ ...belonging, of }] : [])),
  )

/** Returns for each stored field of an entity if it is personal data. */
export const personalOf = ({
  kind,
  personal,
}: Pick<Stored, 'kind' | 'personal'>): Readonly<Record<string, boolean>> => ({
  ...Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, field.personal])),
  ...personal,
})

/** Returns the fields of an entity with personal data. */
export const personalFields = (stored: Pick<Stored, 'kind' | 'personal'>): readonly string[] =>
  Object.entries(personalOf(stored)).flatMap(([field, isPersonal]) => (isPersonal ? [field] : []))

/** Operation on many records, in the form of the database. */
export type BulkOperation =
  | { readonly type: 'edit'; readonly change: Readonly<Record<string, unknown>> }
  | { readonly type: 'adjust'; readonly field: string; readonly rule: Adjustment; readonly bounds: FieldRange }
  | { readonly type: 'delete' }
  | { readonly type: 'restore' }

/** Ranges of fields that a rule changes, by unit. */
const bounds: Readonly<Record<string, FieldRange>> = {
  money: { stored: 'minor', min: 0, max: maxMinor },
  percent: { stored: 'decimal', min: 0, max: toMinor(100) },
}

const boundsOf = ({ fields }: Pick<Kind, 'fields'>, name: string): FieldRange | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field?.adjusted && field.unit && bounds[field.unit]
}

/**
 * Converts a rule to the form of the database.
 * @throws Problem `invalid_fields` for a field that no rule changes
 */
const adjustOf = (
  { kind }: Pick<Collection, 'kind'>,
  { field, rule }: Extract<BulkAction, { type: 'adjust' }>,
): BulkOperation => {
  const between = boundsOf(kind, field)
  if (!between) throw fieldProblem('field', { code: 'choice', message: 'No rule changes this field' })
  return { type: 'adjust', field, rule, bounds: between }
}

/**
 * Converts the action of a request to the form of the database.
 * @throws Problem `invalid_fields` for fields that can't be set like this
 */
export const bulkOperationOf = (
  collection: Pick<Collection, 'toStored' | 'kind'>,
  action: BulkAction,
): BulkOperation => {
  if (action.type === 'adjust') return adjustOf(collection, action)
  if (action.type !== 'edit') return action
  const parsed = patchWhere(collection.kind, isBulkEdited).strict().safeParse(action.change, { reportInput: true })
  if (!parsed.success) throw new Problem('invalid_fields', { fields: fieldProblems(parsed.error.issues) })
  const change = collection.toStored(parsed.data as never)
  if (Object.keys(change).length === 0) throw new Problem('invalid_request', { message: 'Nothing is to be changed' })
  return { type: 'edit', change: change as Record<string, unknown> }
}

/** Returns true for an operation that changes fields and doesn't move records. */
export const isEdit = ({ type }: Pick<BulkOperation, 'type'>): boolean => type === 'edit' || type === 'adjust'
