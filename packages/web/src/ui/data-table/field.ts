import type { ReactNode } from 'react'

/** What a list shows of a record. A feature describes its fields once; table and cards follow. */
export interface Field<Row> {
  /** The field's name in the contract, by which it is sorted. */
  readonly name: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Numbers stand at the end. */
  readonly align?: 'end'
  /** Pixels; a field without a width takes what is left. */
  readonly width?: number
  /** What stands in the cell while it is loading. */
  readonly skeleton: ReactNode
  /** Where it stands on a phone: the title is the link, the badge stands at its side, the rest below. */
  readonly card: 'title' | 'badge' | 'detail' | 'hidden'
}

export interface RowAction<Row> {
  readonly label: string
  readonly icon: ReactNode
  readonly perform: (rows: readonly Row[]) => void
}

/** A filter over a choice of values. */
export interface Facet {
  readonly field: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}
