import type { Board, BoardColumn } from '@quarterdeck/contract/boards/boards'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { createContext, type KeyboardEvent, use } from 'react'
import type { Place } from './arrange.ts'
import type { DraggedCards } from './use-card-moves.ts'
import type { Lane } from './use-lanes.ts'

interface People {
  get: (id: number) => { readonly name: string; readonly image: string } | undefined
}

/** Values and functions that all columns and cards of a board share. */
interface BoardContext {
  readonly board: Board
  /** The lane that these are in, if any. */
  readonly lane: Lane | undefined
  readonly mayWrite: boolean
  /** The id of what says how cards are moved by keys. */
  readonly hint: string
  readonly people: People
  readonly heldId: number | undefined
  readonly isSelected: (card: Card) => boolean
  /** True where any card is selected. */
  readonly isSelecting: boolean
  /** Selects a card, or does so no more. */
  readonly select: (card: Card) => void
  /** Moves a card, and all others that are selected where it is one of these. */
  readonly move: (card: Card, place: Place) => void
  /** The cards that go with one: all that are selected where it is one of these. */
  readonly along: (card: Card) => readonly Card[]
  /** Takes what was dragged here, also from another lane. */
  readonly receive: (dragged: DraggedCards, place: Place) => void
  /** The lanes of the board, into which `toLane` puts a card as `move` does. */
  readonly lanes: readonly Lane[]
  readonly toLane: (card: Card, lane: Lane) => void
  readonly grab: (card: Card) => void
  readonly release: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, card: Card) => void
}

export const BoardContext = createContext<BoardContext | undefined>(undefined)

export const useBoard = (): BoardContext => {
  const board = use(BoardContext)
  if (!board) throw new Error('There is no board around this')
  return board
}

/** A column as it is drawn. */
export interface ShownColumn {
  readonly column: BoardColumn
  readonly cards: readonly Card[]
  /** Number of cards that match the board's filters. */
  readonly total: number
  /** Number of all cards; undefined until it is known. */
  readonly count: number | undefined
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly isNarrowed: boolean
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly onFold: () => void
}
