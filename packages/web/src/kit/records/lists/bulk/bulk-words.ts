import type { Bulkable } from '@quarterdeck/contract/kit/entities'
import type { Selection } from '@quarterdeck/contract/kit/selection'
import type { BulkField } from '../../field-types/inputs.ts'
import type { History } from '../../history.ts'

/** The value that a bulk change gives a field; null empties it. */
export type BulkValue = string | null

/** A text that is written once for all records, such as why they are changed. */
export interface BulkText {
  readonly label: string
  readonly hint: string
  /** The maximum length in characters. */
  readonly maxLength: number
}

/** The texts, fields and amounts of an entity in the bulk dialog. */
export interface BulkWords {
  readonly entity: Bulkable
  /** A count with the noun: `3 users`. */
  readonly records: (count: number) => string
  /** Name of a record, where its title does not distinguish it from others. */
  readonly named?: (id: string, title: string) => string
  readonly fields: readonly BulkField[]
  /** The texts that go with changes known beforehand, by their fields. */
  readonly texts?: Readonly<Record<string, BulkText>>
  /** The amounts that rules change, and what they are measured in. */
  readonly amounts?: readonly { readonly name: string; readonly label: string; readonly unit: 'money' | 'percent' }[]
  /** Names of fields, and renderers of values as they are sent. */
  readonly shown: Readonly<Record<string, Pick<History['fields'][string], 'label' | 'show'>>>
  /** Why rules refuse, by their codes. */
  readonly reasons: Readonly<Record<string, string>>
}

/** A bulk change that someone chose for a selection, before they confirm it. */
export interface BulkChoice {
  readonly type: 'edit' | 'adjust' | 'delete' | 'restore'
  /** Values to set, where they are known beforehand. */
  readonly change?: Readonly<Record<string, string>>
  /** The field of a text that is to be set along with that, and must say something. */
  readonly asks?: string
  /** Title and text of the dialog, given the counted noun (`3 users`); those of a plain change where absent. */
  readonly words?: { readonly title: (records: string) => string; readonly text: (records: string) => string }
  readonly selection: Selection
  /** Number of selected records; an estimate unless `isExact`. */
  readonly count: number
  readonly isExact: boolean
  /** Called once the change is done or handed to a job. */
  readonly onDone: () => void
}

/** The props of a bulk dialog. */
export interface BulkQuestion {
  readonly choice: BulkChoice
  readonly onClose: () => void
}

/** Up to so many records are deleted without a dialog, with Undo; for more, a preview comes first. */
export const maxDeletedWithoutPreview = 200
