import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { choice, id, idQuery, requiredText, sentId, timestamp, versioned } from '../kit/fields.ts'
import type { Fields, Kind } from '../kit/kind.ts'
import type { ListSpec } from '../kit/list.ts'
import { columnColors, maxColumns } from './words.ts'

/** Key of a column, by which cards refer to it. Clients choose it; it is unique within its board. */
export const columnId = z.string().regex(/^[a-z0-9-]{1,40}$/)

export const BoardColumn = z.object({
  id: columnId,
  name: requiredText(60),
  color: choice(columnColors),
  /** Maximum number of cards that the column should have. */
  limit: z.int().min(1).max(9999).nullable(),
  /** True if cards above the limit are rejected, false if it is only marked. */
  isStrict: z.boolean(),
})
export type BoardColumn = z.output<typeof BoardColumn>

const fields = z.object({
  name: requiredText(80),
  /** Columns from left to right. */
  columns: z
    .array(BoardColumn)
    .min(1)
    .max(maxColumns)
    .refine((columns) => new Set(columns.map((column) => column.id)).size === columns.length, {
      params: { code: 'taken' },
    }),
  /** The only user who can see the board and its cards, always its author; null for everyone with read permission. */
  ownerId: sentId.nullable(),
})

export const BoardDraft = fields.extend({ ownerId: fields.shape.ownerId.default(null) })
export type BoardDraft = z.output<typeof BoardDraft>
export const BoardPatch = fields.partial()
export type BoardPatch = z.output<typeof BoardPatch>

export const Board = fields.extend({
  id,
  ownerId: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Board = z.output<typeof Board>

export const boardList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    name: { kind: 'text' },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'name', 'createdAt'],
  defaultSort: 'id',
  search: false,
} as const satisfies ListSpec

const one = z.object({ board: Board })

export const boards = {
  list: endpoint({
    method: 'GET',
    path: '/boards',
    needs: 'boards:read',
    summary: 'List shared boards and your own, with their columns',
    list: boardList,
    output: z.array(Board),
  }),
  read: endpoint({
    method: 'GET',
    path: '/boards',
    by: 'id',
    needs: 'boards:read',
    summary: 'Get a board with its columns',
    query: idQuery,
    output: Board,
  }),
  create: endpoint({
    method: 'POST',
    path: '/boards',
    needs: 'boards:write',
    sendsNoMail: true,
    summary: 'Create a board',
    body: BoardDraft,
    output: one,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/boards',
    needs: 'boards:write',
    sendsNoMail: true,
    summary: 'Rename a board, or add, change and sort its columns; a column with cards cannot be removed this way',
    query: idQuery,
    body: BoardPatch,
    output: one,
  }),
  removeColumn: endpoint({
    method: 'POST',
    path: '/boards/remove-column',
    needs: 'boards:write',
    sendsNoMail: true,
    summary:
      'Remove a column; its cards, including archived ones, move to the end of another one, regardless of its limit',
    body: z.object({ id: sentId, columnId, to: columnId }),
    output: one,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/boards',
    needs: 'boards:delete',
    sendsNoMail: true,
    summary: 'Move a board to the bin, with its cards',
    query: idQuery,
    output: one,
  }),
}

const described = {
  name: { personal: false },
  columns: { personal: false, as: 'list' },
  ownerId: { personal: false, as: 'reference' },
  createdAt: { personal: false },
} as const satisfies Fields<Board, BoardPatch>

export const boardKind = {
  entity: 'boards',
  record: Board,
  patch: BoardPatch,
  list: boardList,
  endpoints: boards,
  fields: described,
} as const satisfies Kind<'boards'>
