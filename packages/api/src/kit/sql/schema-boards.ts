import type { BoardColumn } from '@quarterdeck/contract/boards/boards'
import type { Card, CardStep } from '@quarterdeck/contract/boards/cards'
import type { Generated, Selectable } from 'kysely'
import type { At, EmptyJson, Json, RecordTable } from './column-types.ts'

export interface BoardsTable extends RecordTable {
  id: Generated<number>
  name: string
  columns: Json<BoardColumn[]>
  ownerId: number | null
  createdAt: At
}

/** Card of a board. */
interface CardsTable extends RecordTable {
  id: Generated<number>
  boardId: number
  columnId: string
  rank: string
  enteredAt: At
  title: string
  description: string
  assigneeIds: EmptyJson<number[]>
  labels: EmptyJson<string[]>
  dueOn: string | null
  checklist: EmptyJson<CardStep[]>
  links: EmptyJson<Card['links']>
  files: EmptyJson<Card['files']>
  archived: Generated<boolean>
  createdAt: At
}

export type CardRow = Selectable<CardsTable>

/** Boards and their cards. */
export interface BoardsSchema {
  boards: BoardsTable
  cards: CardsTable
}
