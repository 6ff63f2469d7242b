import type { Bulkable } from '@quarterdeck/contract/core/entities'
import type { Selection } from '@quarterdeck/contract/core/selection'
import type { ReactNode } from 'react'

interface Named {
  readonly name: string
  readonly label: string
  /** What follows from it, where that is not plain. */
  readonly hint?: string
}

/** One of several. */
export interface ChoiceField extends Named {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export interface DayField extends Named {
  /** The instant that a day, `2026-11-21`, stands for. */
  readonly instantOf: (day: string) => string
  /** What it is called to have none. */
  readonly none: string
}

export interface TextField extends Named {
  /** So many characters it may have. */
  readonly maxLength: number
}

/** A field that many records may be given at once. */
export type BulkField = ChoiceField | DayField | TextField

/** What they are given: null for nothing. */
export type BulkValue = string | null

/** A text that is written once for all records, such as why they are changed. */
interface BulkText {
  readonly label: string
  readonly hint: string
  /** So many characters it may have. */
  readonly maxLength: number
}

/** How an entity is spoken of where many of its records are changed. Each feature gives its own. */
export interface BulkWords {
  readonly entity: Bulkable
  /** So many of them: `3 users`. */
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

/** What someone wants to do with a selection. */
export interface BulkChoice {
  readonly type: 'edit' | 'adjust' | 'delete' | 'restore'
  /** What is to be set, where that is known beforehand. */
  readonly change?: Readonly<Record<string, string>>
  /** The field of a text that is to be set along with that, and must say something. */
  readonly asks?: string
  /** What it is called, with the words for so many records, and what follows from it; where nothing is said, it is a change. */
  readonly words?: { readonly title: (records: string) => string; readonly text: (records: string) => string }
  readonly selection: Selection
  /** How many they are, as far as that is known. */
  readonly count: number
  readonly isExact: boolean
  /** After it was done, or is on its way. */
  readonly onDone: () => void
}

/** The question about a wish. */
export interface BulkQuestion {
  readonly choice: BulkChoice
  readonly onClose: () => void
}

/** So few are deleted at once, with Undo; what would happen to more is shown first. */
export const deletedAtOnce = 200
