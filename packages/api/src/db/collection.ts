import type { Bulkable } from '@quarterdeck/contract/entities'
import { fieldProblems } from '@quarterdeck/contract/issues'
import { isBulkEdited, type Kind } from '@quarterdeck/contract/kind'
import { kinds, patchWhere } from '@quarterdeck/contract/kinds'
import type { ListSpec } from '@quarterdeck/contract/list'
import { type Adjustment, maxMinor, toMinor } from '@quarterdeck/contract/money'
import type { BulkAction } from '@quarterdeck/contract/plans'
import { fieldProblem, Problem } from '@quarterdeck/contract/problem'
import type { Bounds } from './adjust.ts'
import type { Exported } from './exported.ts'
import type { Listed } from './listed.ts'
import type { Keeper, Kept } from './records.ts'

/** All that work over many records of an entity needs to know of it. */
export interface Collection<Doc extends Kept = Kept> {
  readonly keeper: Keeper<Doc>
  readonly listed: Listed
  readonly spec: ListSpec
  /** The column that names a record to people. */
  readonly title: keyof Doc & string
  /** A patch of the wire as stored fields. */
  readonly stored: (patch: never) => Partial<Doc>
  /**
   * Of each stored field whether it says something about a person, and so goes when the record is erased, from the
   * journal too.
   */
  readonly personal: Readonly<Record<Exclude<keyof Doc & string, keyof Kept>, boolean>>
  /** Whether a record may be emptied, for good, instead of being removed. */
  readonly erasable?: true
  /** The amount whose sum a plan shows, and the field that it is shown by. */
  readonly sum?: { readonly amount: string; readonly by: string }
}

/** One whose records are exported as files. */
export interface ExportableCollection<Doc extends Kept = Kept> extends Collection<Doc> {
  readonly exported: Exported
}

/** The stored fields of a collection that say something about a person. */
export const personalFields = ({ personal }: Pick<Collection, 'personal'>): readonly string[] =>
  Object.entries<boolean>(personal).flatMap(([field, isPersonal]) => (isPersonal ? [field] : []))

export type Collections = Readonly<Record<Bulkable, ExportableCollection>>

/** With what has a bin and an undo, and is not changed by the thousand. */
export type AllCollections = Collections & {
  readonly notes: Collection
  readonly deliveries: Collection
  readonly shipments: Collection
}

/** What is to become of many records, in the form of the database. */
export type Deed =
  | { readonly type: 'edit'; readonly change: Readonly<Record<string, unknown>> }
  | { readonly type: 'adjust'; readonly field: string; readonly rule: Adjustment; readonly bounds: Bounds }
  | { readonly type: 'delete' }
  | { readonly type: 'restore' }

/** Between which values a rule may leave a field, by its unit. */
const bounds: Readonly<Record<string, Bounds>> = {
  money: { stored: 'minor', least: 0, most: maxMinor },
  percent: { stored: 'decimal', least: 0, most: toMinor(100) },
}

const boundsOf = ({ fields }: Pick<Kind, 'fields'>, name: string): Bounds | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field?.adjusted && field.unit && bounds[field.unit]
}

/** A rule in the form of the database. @throws Problem `invalid_fields` for a field that no rule changes */
const adjustOf = (entity: Bulkable, { field, rule }: Extract<BulkAction, { type: 'adjust' }>): Deed => {
  const between = boundsOf(kinds[entity], field)
  if (!between) throw fieldProblem('field', { code: 'choice', message: 'No rule changes this field' })
  return { type: 'adjust', field, rule, bounds: between }
}

/** An action of a request in the form of the database. @throws Problem `invalid_fields` for fields that cannot be set so */
export const deedOf = (collection: Pick<Collection, 'stored'>, entity: Bulkable, action: BulkAction): Deed => {
  if (action.type === 'adjust') return adjustOf(entity, action)
  if (action.type !== 'edit') return action
  const parsed = patchWhere(kinds[entity], isBulkEdited).strict().safeParse(action.change, { reportInput: true })
  if (!parsed.success) throw new Problem('invalid_fields', { fields: fieldProblems(parsed.error.issues) })
  const change = collection.stored(parsed.data as never)
  if (Object.keys(change).length === 0) throw new Problem('invalid_request', { message: 'Nothing is to be changed' })
  return { type: 'edit', change: change as Record<string, unknown> }
}

/** Whether a deed leaves records where they are, and changes what they say. */
export const isWriting = ({ type }: Pick<Deed, 'type'>): boolean => type === 'edit' || type === 'adjust'
