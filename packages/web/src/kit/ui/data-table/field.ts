import type { Selection } from '@quarterdeck/contract/kit/selection'
import type { ExportFormat } from '@quarterdeck/contract/system/exports'
import type { ReactNode } from 'react'
import type { ShortcutName } from '../shortcut-keys.ts'

/** Display of a record's field. A feature describes its fields once; table and cards are derived. */
export interface Field<Row> {
  /** Name in the contract, for sorting and export. */
  readonly name: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** True if it can be edited in its cell. */
  readonly editable?: boolean
  /** Returns true for records in which an editable field is computed from others, and so read-only. */
  readonly follows?: (row: Row) => boolean
  /** Numbers are aligned to the end. */
  readonly align?: 'end'
  /** Width in pixels that fits nearly all values; 200 if absent and no words are given. Headers are never truncated. */
  readonly width?: number
  /** Minimum width in pixels on narrow screens, which fits most values; defaults to `width`. */
  readonly minWidth?: number
  /** Complete list of possible texts, if few; the column is wide enough for each. */
  readonly words?: readonly string[]
  /** Weight for spare width; 1 if absent, 0 for a fixed width. */
  readonly grow?: number
  /** Hidden by default. */
  readonly optional?: boolean
  /** Order of removal if the default columns don't fit: highest number first. */
  readonly priority?: number
  /** Placeholder while the cell is loading. */
  readonly skeleton: ReactNode
  /** Role on phone cards: the title is the link, the badge is beside it, details are below. */
  readonly card: 'title' | 'badge' | 'detail' | 'hidden'
  /** Content on a card, if the cell is unclear without its header. */
  readonly onCard?: (row: Row) => ReactNode
}

/** Target of an action: one row or the selection. */
export interface ActionTarget<Row> {
  /** Selection in the format of the API. */
  readonly selection: Selection
  /** Number of records; an estimate above the counting limit. */
  readonly count: number
  readonly isExact: boolean
  /** The rows themselves; empty if the selection is a query, which only the server can resolve. */
  readonly rows: readonly Row[]
}

export interface RowAction<Row> {
  readonly label: string
  readonly icon: ReactNode
  readonly perform: (chosen: ActionTarget<Row>, clearSelection: () => void, format?: ExportFormat) => void
  /** File formats to choose from first. */
  readonly formats?: readonly ExportFormat[]
  /** Available for selections only, not for a single row. */
  readonly bulkOnly?: boolean
  /** Hidden on phones, where a card opens its record and the side panel doesn't fit. */
  readonly deskOnly?: boolean
  /** Opens a dialog first, and clears the selection itself when done. */
  readonly asks?: boolean
  /** Destructive action. */
  readonly danger?: boolean
  /** Keyboard shortcut for the focused row. */
  readonly shortcut?: ShortcutName
  /** Available for a single row only, not for selections. */
  readonly single?: boolean
}

/** Filter by a set of values. */
export interface ChoiceFacet {
  readonly kind?: 'choice'
  readonly field: string
  readonly label: string
  /** Possible values; absent to use those in the counts. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /**
   * Searches values by text, if there are too many to list; an empty text returns the first ones. `options` then has
   * the chosen values.
   */
  readonly find?: (text: string) => Promise<readonly { readonly value: string; readonly label: string }[]>
  /** Returns the label of a value that is not among the options. */
  readonly labelOf?: (value: string) => string
}

/** Filter by days, in the user's time zone. */
export interface DaysFacet {
  readonly kind: 'days'
  readonly field: string
  readonly label: string
  /** True for calendar days, which don't depend on the user's time zone. */
  readonly isKept?: boolean
}

/** Filter by a part of a text. */
export interface TextFacet {
  readonly kind: 'text'
  readonly field: string
  readonly label: string
}

/** Filter by a range of numbers. */
export interface RangeFacet {
  readonly kind: 'number' | 'money'
  readonly field: string
  readonly label: string
}

interface Common {
  /** English synonyms for the search field. */
  readonly words?: readonly string[]
  /** Listed under *More filters*. */
  readonly rare?: true
  /** True if the field can be empty. */
  readonly empties?: true
}

export type Facet = (ChoiceFacet | DaysFacet | TextFacet | RangeFacet) & Common

export const isChoice = (facet: Facet): facet is ChoiceFacet & Common =>
  facet.kind === undefined || facet.kind === 'choice'

/** Returns the label of a filter value. */
export const labelOfValue = ({ options = [], labelOf }: ChoiceFacet, value: string): string =>
  options.find((option) => option.value === value)?.label ?? labelOf?.(value) ?? value

/** Wraps a single row as the target of an action. */
export const targetOfRow = <Row>(id: string, row: Row): ActionTarget<Row> => ({
  selection: { ids: [id] },
  count: 1,
  isExact: true,
  rows: [row],
})
