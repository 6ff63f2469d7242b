import { type Board, type BoardColumn, type BoardDraft, boards } from '@quarterdeck/contract/boards/boards'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../kit/lib/api/client.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useUndo } from '../kit/records/index.ts'
import { boardMessages } from './messages/index.ts'

/** Returns the changes to a board and its columns, each with Undo. They throw what a call throws. */
export const useBoardSteps = () => {
  const { board: m, column: words } = useMessages(boardMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const attempt = async <Answer extends { readonly batch: string }>(done: string, work: () => Promise<Answer>) => {
    try {
      const answer = await work()
      offer(done, answer.batch)
      return answer
    } finally {
      await Promise.all(['boards', 'cards'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  const update = ({ id, version }: Board, body: Partial<BoardDraft>) =>
    call(boards.update, { query: { id: String(id) }, body, ifMatch: version })
  const arrange = (board: Board, columns: BoardColumn[], done: string) =>
    attempt(done, () => update(board, { columns }))
  return {
    create: (body: BoardDraft) => attempt(m.created(body.name), () => call(boards.create, { body })),
    rename: (board: Board, name: string) => attempt(m.renamed(name), () => update(board, { name })),
    /** Keeps a board to oneself, or shows it to everyone. */
    hand: (board: Board, ownerId: number | null) =>
      attempt(ownerId === null ? m.shared(board.name) : m.kept(board.name), () => update(board, { ownerId })),
    remove: ({ id, name }: Board) => attempt(m.deleted(name), () => call(boards.remove, { query: { id: String(id) } })),
    /** Changes a column, or adds it at the end. */
    saveColumn: (board: Board, column: BoardColumn) => {
      const isKnown = board.columns.some(({ id }) => id === column.id)
      const columns = board.columns.map((each) => (each.id === column.id ? column : each))
      return arrange(board, isKnown ? columns : [...columns, column], words.saved(column.name))
    },
    sortColumn: (board: Board, column: BoardColumn, by: 1 | -1) => {
      const from = board.columns.indexOf(column)
      const columns = board.columns.toSpliced(from, 1).toSpliced(from + by, 0, column)
      return arrange(board, columns, words.saved(column.name))
    },
    /** @param to where its cards go */
    removeColumn: (board: Board, column: BoardColumn, to: string) =>
      attempt(words.removed(column.name), () =>
        call(boards.removeColumn, { body: { id: board.id, columnId: column.id, to } }),
      ),
  }
}
