import type { Board } from '@quarterdeck/contract/boards/boards'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { boardMessages as boardWords } from '../kit/ui/board/messages/index.ts'
import { useHeldCard } from '../kit/ui/board/use-holding.ts'
import { countOthersIn, type Place, placeAfterArrow, placeOf, type Rows, withCard } from './arrange.ts'

interface Options {
  readonly board: Board
  /** The columns that are open, from left to right. */
  readonly open: readonly string[]
  readonly rows: Rows
  readonly onMove: (card: Card, place: Place) => void
}

/** The card that one holds: it stays where one has put it, whatever others move meanwhile. */
export const useCardHolding = ({ board, open, rows, onMove }: Options) => {
  const words = useMessages(boardWords)
  const nameOf = (columnId: string) => board.columns.find(({ id }) => id === columnId)?.name ?? ''
  const holding = useHeldCard<Card, Place>({
    idOf: ({ id }) => String(id),
    titleOf: ({ title }) => title,
    spotOf: (card) => placeOf(rows, card),
    beside: (key, place, card) => placeAfterArrow({ rows, open }, card, key, place),
    isSame: (one, other) => one.columnId === other.columnId && one.index === other.index,
    inWords: ({ columnId, index }, card) =>
      words.place(nameOf(columnId), index + 1, countOthersIn(rows, card, columnId) + 1),
    onDrop: onMove,
  })
  const { held } = holding
  return { ...holding, shown: held ? withCard(rows, held.item, held.spot) : rows }
}
