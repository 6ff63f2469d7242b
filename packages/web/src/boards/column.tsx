import { VisuallyHidden } from '@mantine/core'
import { Fragment } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import frame from '../kit/ui/board/board.module.css'
import { BoardColumn, DropPlace } from '../kit/ui/board/board-column.tsx'
import { type ShownColumn, useBoard } from './board-context.ts'
import classes from './boards.module.css'
import { CardItem } from './card-item.tsx'
import { ColumnHead } from './column-head.tsx'
import { boardMessages } from './messages/index.ts'
import { QuickAdd } from './quick-add.tsx'
import type { DraggedCards } from './use-card-moves.ts'

interface CardsProps extends Pick<ShownColumn, 'cards'> {
  /** Index among the other cards in which a dragged one would be dropped. */
  readonly place: number | undefined
}

const Cards = ({ cards, place }: CardsProps) => {
  const { heldId } = useBoard()
  const others = cards.filter(({ id }) => id !== heldId)
  return (
    <>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {card.id !== heldId && others.indexOf(card) === place && <DropPlace />}
          <CardItem card={card} index={index} count={cards.length} />
        </Fragment>
      ))}
      {place !== undefined && place >= others.length && <DropPlace />}
    </>
  )
}

/** A column of a board, or the part of it in a lane. */
export const Column = ({ shown }: { shown: ShownColumn }) => {
  const { column: m } = useMessages(boardMessages)
  const { board, lane, mayWrite, receive } = useBoard()
  const { column, cards, total, isLoading, isFailed, isNarrowed, onMore, onRetry } = shown
  return (
    <BoardColumn<DraggedCards>
      board="cards"
      label={lane ? `${column.name}, ${lane.name}` : column.name}
      listLabel={column.name}
      head={!lane && <ColumnHead {...shown} board={board} />}
      cards={(place) => <Cards cards={cards} place={place} />}
      foot={mayWrite && !isLoading && <QuickAdd column={column} />}
      isLoading={isLoading}
      isFailed={isFailed}
      shown={cards.length}
      left={total - cards.length}
      none={isNarrowed ? m.noneMatch : m.none}
      onMore={onMore}
      onRetry={onRetry}
      onDrop={({ item }, index) => receive(item, { columnId: column.id, index })}
    />
  )
}

/** A column that is collapsed. */
export const FoldedColumn = ({ column, count = 0, onFold }: Pick<ShownColumn, 'column' | 'count' | 'onFold'>) => {
  const { column: m } = useMessages(boardMessages)
  return (
    <button type="button" className={classes.folded} onClick={onFold}>
      <VisuallyHidden>{m.unfold(column.name, count)}</VisuallyHidden>
      <span className={frame.dot} data-tone={column.color} />
      <span className={frame.count} aria-hidden>
        {count}
      </span>
      <bdi aria-hidden>{column.name}</bdi>
    </button>
  )
}
