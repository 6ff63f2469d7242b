import type { KeyboardEvent } from 'react'
import type { BoardProps } from '../../../ui/data-table/body.ts'

/** The choice by whose values a list is a board, and what is asked for where a record comes to one of them. */
export interface BoardField<Row> {
  readonly field: keyof Row & string
  /** Field that asks for a reason, by value. */
  readonly asks?: Readonly<Record<string, keyof Row & string>> | undefined
}

/** A column of a board: a value of its field. */
export interface ValueColumn {
  readonly value: string
  readonly label: string
  readonly tone: string | undefined
}

/** Values and functions that all columns and cards of a board share. */
export interface BoardTools<Row extends object>
  extends Pick<BoardProps<Row>, 'fields' | 'actions' | 'idOf' | 'nameOf' | 'current' | 'state' | 'pageOf'> {
  readonly entity: string
  readonly field: string
  readonly columns: readonly ValueColumn[]
  /** True where this person may change the field. */
  readonly isChanged: boolean
  readonly moveTo: (row: Row, value: string) => void
  /** The record that one holds by keys. */
  readonly heldId: string | undefined
  /** The id of what says how that is done. */
  readonly hint: string
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, row: Row, mayMove: boolean) => void
}

/** Returns true where a record may be moved to another column: not where its state follows from something else. */
export const mayMove = <Row extends object>({ fields, field, isChanged }: BoardTools<Row>, row: Row): boolean =>
  isChanged && fields.find(({ name }) => name === field)?.follows?.(row) !== true
