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
import type { Fill } from '../invented/scale.ts'
import type { Exported } from '../lists/exported.ts'
import type { Listed } from '../lists/listed.ts'
import type { Db } from '../ports.ts'
import type { Bounds } from './adjust.ts'
import type { Check } from './check.ts'
import type { Importer } from './importer.ts'
import type { Repository, VersionedRecord } from './records.ts'

/** A person who is named beside their number, perhaps with a photo; once they are erased, only the number stays. */
export interface PersonReference<Column = string> {
  readonly id: Column
  /** Absent where the name stays: what was paid shows who paid, as it was on paper. */
  readonly name?: Column
  readonly image?: Column
  readonly email?: Column
}

/** That each record belongs to one of another entity. */
export interface Belonging<Column = string> {
  readonly to: Entity
  readonly by: Column
  /** The column that says of which entity `by` has the key, as a text; without one it is always `to`. */
  readonly among?: Column
  /** Whether it goes for good along with that one, removed or emptied. Else it stays, and a person to whom it belongs is emptied. */
  readonly goesAlong?: true
}

/** The stored fields that the contract does not have, under these names. */
type OwnFields<Doc, Of extends Kind> = Exclude<keyof Doc & string, keyof VersionedRecord | keyof Of['fields']>

/** How the records of an entity are stored, whether or not they are ever changed. `Doc` is one in the form of the database. */
export interface Stored<Doc extends VersionedRecord = VersionedRecord, Of extends Kind = Kind> {
  readonly kind: Of
  readonly listed: Listed<Of['list']>
  /** Of each stored field that the contract does not have whether it is personal; the contract says so of the others. */
  readonly personal: Readonly<Record<OwnFields<Doc, Of> | (string & {}), boolean>>
  readonly belongs?: readonly Belonging<keyof Doc & string>[]
  readonly people?: readonly PersonReference<keyof Doc & string>[]
  /** Whose each record is, for what people are given of their own data, and what is said of it beside its columns. */
  readonly own?: { readonly by: keyof Doc & string; readonly more?: RawBuilder<unknown> }
  /** What is kept beside its records, and how it is held against them: `doctor` walks over it. */
  readonly checks?: readonly Check[]
  /** Its rows of the sample data, in the order of their ids. */
  readonly sample?: (now: Date) => readonly object[]
  /** Invents as many of its records as one likes. */
  readonly fill?: Fill
  /** By the name of a unique index the field that it is about, and what is to be said of it. */
  readonly uniqueErrors?: Readonly<Record<string, readonly [field: string, message: string]>>
}

/** An entity whose records are changed: its repository and what bulk changes, exports and erasure need to know. */
export interface Collection<Doc extends VersionedRecord = VersionedRecord, Of extends Kind = Kind>
  extends Stored<Doc, Of> {
  readonly repository: Repository<Doc>
  /** The column that names a record to people. */
  readonly title: keyof Doc & string
  /** Turns a patch, as clients send it, into stored fields. */
  readonly toStored: (patch: never) => Partial<Doc>
  /** Whether a record may be emptied, for good, instead of being removed. */
  readonly erasable?: true
  /** The amount whose sum a plan shows, and the field that it is shown by. */
  readonly sum?: { readonly amount: string; readonly by: string }
  /** The columns of exported files. */
  readonly exported?: Exported
}

/** One whose records are exported as files. */
export interface ExportableCollection<Doc extends VersionedRecord = VersionedRecord, Of extends Kind = Kind>
  extends Collection<Doc, Of> {
  readonly exported: Exported
}

/** What must be there for an entity, by what holds of it. */
type Needed<Name extends Entity> = (Name extends Binnable ? Collection : Stored) & {
  readonly kind: Kind<Name>
} & (Name extends Bulkable ? Pick<ExportableCollection, 'exported'> : unknown) &
  (Name extends Importable ? { readonly importer: Importer<unknown> } : unknown) &
  (Name extends keyof UserSummary
    ? { readonly statsOf: (db: Db, userId: number) => Promise<NonNullable<UserSummary[Name]>> }
    : unknown) &
  (Name extends Searchable ? { readonly find: (db: Db, q: string, only?: 'named') => Promise<Found[Name]> } : unknown)

/** How each entity is stored. What one of them lacks does not compile. */
export type AllCollections = { readonly [Name in Entity]: Needed<Name> }

/** What is known of an entity, or of settings, without the type of their records. */
type Plain<Known> = {
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

/** Each is handed records and drafts of its own entity only, so that their type may be forgotten. */
export const plain = <Known extends object>(known: Known): Plain<Known> => known as unknown as Plain<Known>

/** Whether records of an entity are ever changed. */
export const isCollection = (known: Stored): known is Collection => 'repository' in known

/** Whether a row belongs to the record of a key that SQL says, or to one of several keys (`any`). */
export const belongsTo = (
  { to, by, among }: Pick<Belonging, 'to' | 'by' | 'among'>,
  key: (type: 'own' | 'text') => RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  among
    ? sql<SqlBool>`(${sql.ref(among)} = ${sql.lit(to)} and ${sql.ref(by)} = ${key('text')})`
    : sql<SqlBool>`${sql.ref(by)} = ${key('own')}`

/** What belongs to the records of an entity, and by which column. */
export const belongingTo = (all: AllCollections, entity: Entity): readonly (Belonging & { readonly of: Stored })[] =>
  Object.values<Stored>(all).flatMap((of) =>
    (of.belongs ?? []).flatMap((belonging: Belonging) => (belonging.to === entity ? [{ ...belonging, of }] : [])),
  )

/** Of each stored field of an entity whether it says something about a person. */
export const personalOf = ({
  kind,
  personal,
}: Pick<Stored, 'kind' | 'personal'>): Readonly<Record<string, boolean>> => ({
  ...Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, field.personal])),
  ...personal,
})

/** The fields of an entity that say something about a person. */
export const personalFields = (stored: Pick<Stored, 'kind' | 'personal'>): readonly string[] =>
  Object.entries(personalOf(stored)).flatMap(([field, isPersonal]) => (isPersonal ? [field] : []))

/** What is to become of many records, in the form of the database. */
export type BulkOperation =
  | { readonly type: 'edit'; readonly change: Readonly<Record<string, unknown>> }
  | { readonly type: 'adjust'; readonly field: string; readonly rule: Adjustment; readonly bounds: Bounds }
  | { readonly type: 'delete' }
  | { readonly type: 'restore' }

/** Between which values a rule may leave a field, by its unit. */
const bounds: Readonly<Record<string, Bounds>> = {
  money: { stored: 'minor', min: 0, max: maxMinor },
  percent: { stored: 'decimal', min: 0, max: toMinor(100) },
}

const boundsOf = ({ fields }: Pick<Kind, 'fields'>, name: string): Bounds | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field?.adjusted && field.unit && bounds[field.unit]
}

/** A rule in the form of the database. @throws Problem `invalid_fields` for a field that no rule changes */
const adjustOf = (
  { kind }: Pick<Collection, 'kind'>,
  { field, rule }: Extract<BulkAction, { type: 'adjust' }>,
): BulkOperation => {
  const between = boundsOf(kind, field)
  if (!between) throw fieldProblem('field', { code: 'choice', message: 'No rule changes this field' })
  return { type: 'adjust', field, rule, bounds: between }
}

/** An action of a request in the form of the database. @throws Problem `invalid_fields` for fields that cannot be set so */
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

/** Whether an operation leaves records where they are, and changes what they say. */
export const isWriting = ({ type }: Pick<BulkOperation, 'type'>): boolean => type === 'edit' || type === 'adjust'
