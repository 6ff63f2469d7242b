import type { Board } from '@quarterdeck/contract/boards/boards'
import { type Card, cards } from '@quarterdeck/contract/boards/cards'
import { inLane } from '@quarterdeck/contract/boards/lanes'
import { call } from '../kit/lib/api/client.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { type Place, placeOf, precedingCardAmong, precedingCardIn, type Rows, withMove, withMoveIn } from './arrange.ts'
import { boardMessages } from './messages/index.ts'
import { type Lane, laneChange } from './use-lanes.ts'
import type { MoveQueue } from './use-move-queue.ts'

interface Options {
  readonly board: Board
  /** The lane that these cards are in, if any. */
  readonly lane: Lane | undefined
  readonly rows: Rows
  readonly sending: MoveQueue
  /** Speaks what became of a move. */
  readonly say: (text: string) => void
}

/** Cards that are taken along, and the one of them that is held. */
export interface HeldCards {
  readonly card: Card
  readonly chosen: readonly Card[]
}

/** Cards that are dragged, and the lane that they come from. */
export interface DraggedCards extends HeldCards {
  readonly from: Lane | undefined
}

const shownIn = (rows: Rows, lane: Lane | undefined, { pending }: MoveQueue): Rows =>
  pending.reduce((known, move) => (lane ? withMoveIn(known, move, lane.key) : withMove(known, move)), rows)

/** Moves cards: each is shown in its new place at once, and goes back where the server refuses it. */
export const useCardMoves = ({ board, lane, rows, sending, say }: Options) => {
  const { move: m } = useMessages(boardMessages)
  const shown = shownIn(rows, lane, sending)
  const nameOf = (columnId: string) => board.columns.find(({ id }) => id === columnId)?.name ?? ''
  const moved = (card: Card, columnId: string): Card =>
    columnId === card.columnId ? card : { ...card, columnId, enteredAt: new Date().toISOString() }

  const move = (card: Card, place: Place) => {
    const { columnId } = place
    const here = placeOf(shown, card)
    if (here?.columnId === columnId && here.index === place.index) return
    const after = precedingCardIn(shown, card, place)
    sending.start({
      moves: [{ card: moved(card, columnId), columnId, after, lane: lane?.key }],
      work: () => call(cards.move, { body: { id: card.id, columnId, after } }),
      done: columnId === card.columnId ? m.sorted(card.title) : m.moved(card.title, nameOf(columnId)),
      say,
    })
  }
  /** Moves several cards, one behind the other, to where one of them was taken: also from one lane into another. */
  const moveSome = ({ card, chosen }: HeldCards, place: Place, from = lane, to = lane) => {
    const { columnId } = place
    const change = from && to && laneChange(from, to)
    const after = precedingCardAmong(from === to || to === lane ? shown : {}, chosen, card, place)
    const ids = chosen.map(({ id }) => id)
    const name = change ? `${nameOf(columnId)}, ${to.name}` : nameOf(columnId)
    sending.start({
      moves: chosen.map((each, at) => ({
        card: { ...moved(each, columnId), ...(change && inLane(each, change)) },
        columnId,
        after: ids[at - 1] ?? after,
        lane: to?.key,
        ...(change && { from: from.key }),
      })),
      work: () => call(cards.moveSome, { body: { ids, columnId, after, ...(change && { lane: change }) } }),
      done: chosen.length === 1 ? m.moved(card.title, name) : m.movedSome(chosen.length, name),
      say,
    })
  }
  return { shown, move, moveSome }
}
