import type { Selection } from '@quarterdeck/contract/core/selection'
import type { ExportFormat } from '@quarterdeck/contract/work/exports'
import type { ReactNode } from 'react'
import type { ShortcutName } from '../shortcut-keys.ts'

/** What a list shows of a record. A feature describes its fields once; table and cards follow. */
export interface Field<Row> {
  /** The field's name in the contract, by which it is sorted and exported. */
  readonly name: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Whether one may edit it in its cell. */
  readonly editable?: boolean
  /** Whether that is so for none but other records: what is in the cell of this one follows from something else. */
  readonly follows?: (row: Row) => boolean
  /** Numbers stand at the end. */
  readonly align?: 'end'
  /** Pixels in which nearly all of its values fit, 200 where absent and no words are given. Its head is never cut, whatever is said here. */
  readonly width?: number
  /** Pixels to which it may shrink where the window is narrow, in which most values fit; `width` where absent. */
  readonly minWidth?: number
  /** The words of which one stands in it, where they are few: none of them is cut, so that nothing else need be said. */
  readonly words?: readonly string[]
  /** Its part of what is spare beside that of the others: 1 where absent, 0 for one that stays as it is. */
  readonly grow?: number
  /** Not shown until someone wants it. */
  readonly optional?: boolean
  /** Left out where even the shrunk columns do not fit and nobody has chosen any: the highest number goes first. */
  readonly priority?: number
  /** What stands in the cell while it is loading. */
  readonly skeleton: ReactNode
  /** Where it stands on a phone: the title is the link, the badge stands at its side, the rest below. */
  readonly card: 'title' | 'badge' | 'detail' | 'hidden'
  /** What a card says in place of the cell, where that says too little without its heading. */
  readonly onCard?: (row: Row) => ReactNode
}

/** What an action is done with: a row, or what is selected. */
export interface Chosen<Row> {
  /** As it is handed to the server. */
  readonly selection: Selection
  /** How many they are; an estimate where more match than are counted. */
  readonly count: number
  readonly isExact: boolean
  /** The rows themselves; none where the selection is a query, as only the server knows them all. */
  readonly rows: readonly Row[]
}

export interface RowAction<Row> {
  readonly label: string
  readonly icon: ReactNode
  readonly perform: (chosen: Chosen<Row>, clearSelection: () => void, format?: ExportFormat) => void
  /** The kinds of files of which one is asked for first. */
  readonly formats?: readonly ExportFormat[]
  /** For several rows only: a row by itself does not offer it. */
  readonly bulkOnly?: boolean
  /** Of no use on a phone, where a card opens its record and there is no room beside the list. */
  readonly deskOnly?: boolean
  /** It asks something first, and clears the selection itself once it is done. */
  readonly asks?: boolean
  /** It takes something away. */
  readonly danger?: boolean
  /** The key that does it with the row that has the focus. */
  readonly shortcut?: ShortcutName
  /** For one row alone: not offered for a selection. */
  readonly single?: boolean
}

/** A filter over a choice of values. */
export interface ChoiceFacet {
  readonly kind?: 'choice'
  readonly field: string
  readonly label: string
  /** The values; without them those that there are, as the counts name them. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Looks values up by what is typed, where they are too many to offer: the first ones for nothing. `options` are then those that are chosen. */
  readonly find?: (text: string) => Promise<readonly { readonly value: string; readonly label: string }[]>
  /** The words for a value that is no option. */
  readonly labelOf?: (value: string) => string
}

/** A filter over days, in the time zone of the person. */
export interface DaysFacet {
  readonly kind: 'days'
  readonly field: string
  readonly label: string
  /** Whether its days are those of the calendar, and not those of whoever reads it. */
  readonly isKept?: boolean
}

/** A filter over what a text says. */
export interface TextFacet {
  readonly kind: 'text'
  readonly field: string
  readonly label: string
}

/** A filter from a number to another. */
export interface RangeFacet {
  readonly kind: 'number' | 'money'
  readonly field: string
  readonly label: string
}

interface Common {
  /** Other words by which it is found in the line, in English. */
  readonly words?: readonly string[]
  /** Offered among the further filters. */
  readonly rare?: true
  /** Whether it can be empty. */
  readonly empties?: true
}

export type Facet = (ChoiceFacet | DaysFacet | TextFacet | RangeFacet) & Common

export const isChoice = (facet: Facet): facet is ChoiceFacet & Common =>
  facet.kind === undefined || facet.kind === 'choice'

/** How a value of a filter is called. */
export const labelOfValue = ({ options = [], labelOf }: ChoiceFacet, value: string): string =>
  options.find((option) => option.value === value)?.label ?? labelOf?.(value) ?? value

/** A row by itself, for its actions. */
export const chosenRow = <Row>(id: string, row: Row): Chosen<Row> => ({
  selection: { ids: [id] },
  count: 1,
  isExact: true,
  rows: [row],
})
