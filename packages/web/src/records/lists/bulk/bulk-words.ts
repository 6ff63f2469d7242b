import type { Bulkable } from '@quarterdeck/contract/core/entities'
import type { Selection } from '@quarterdeck/contract/core/selection'
import type { ReactNode } from 'react'

interface Named {
  readonly name: string
  readonly label: string
  /** Explains what a change of the field does, where the label does not. */
  readonly hint?: string
}

/** A field with fixed values, one of which is chosen. */
export interface ChoiceField extends Named {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A field that holds a day, or nothing where that may be. */
export interface DayField extends Named {
  /** The instant that a day, `2026-11-21`, stands for. */
  readonly instantOf: (day: string) => string
  /** The label of the choice of no day at all; absent where there always is one. */
  readonly none?: string
}

/** A field that holds a text. */
export interface TextField extends Named {
  /** The maximum length in characters. */
  readonly maxLength: number
}

/** A field that many records may be given at once. */
export type BulkField = ChoiceField | DayField | TextField

/** The value that a bulk change gives a field; null empties it. */
export type BulkValue = string | null

/** A text that is written once for all records, such as why they are changed. */
interface BulkText {
  readonly label: string
  readonly hint: string
  /** The maximum length in characters. */
  readonly maxLength: number
}

/** The texts, fields and amounts of an entity in the bulk dialog. Each feature gives its own. */
export interface BulkWords {
  readonly entity: Bulkable
  /** A count with the noun: `3 users`. */
  readonly records: (count: number) => string
  /** What one record is called among others, where its title alone does not tell it from them. */
  readonly named?: (id: string, title: string) => string
  readonly fields: readonly BulkField[]
  /** The texts that go with changes known beforehand, by their fields. */
  readonly texts?: Readonly<Record<string, BulkText>>
  /** The amounts that rules change, and what they are measured in. */
  readonly amounts?: readonly { readonly name: string; readonly label: string; readonly unit: 'money' | 'percent' }[]
  /** The name of a field and how its values are shown. */
  readonly shown: Readonly<Record<string, { readonly label: string; readonly show?: (value: unknown) => ReactNode }>>
  /** Why rules refuse, by their codes. */
  readonly reasons: Readonly<Record<string, string>>
}

/** A bulk change that someone chose for a selection, before they confirm it. */
export interface BulkChoice {
  readonly type: 'edit' | 'adjust' | 'delete' | 'restore'
  /** What is to be set, where that is known beforehand. */
  readonly change?: Readonly<Record<string, string>>
  /** The field of a text that is to be set along with that, and must say something. */
  readonly asks?: string
  /** Title and text of the dialog, given the counted noun (`3 users`); those of a plain change where absent. */
  readonly words?: { readonly title: (records: string) => string; readonly text: (records: string) => string }
  readonly selection: Selection
  /** How many records are selected; an estimate unless `isExact`. */
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
export const deletedAtOnce = 200
