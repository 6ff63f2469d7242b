import { VisuallyHidden } from '@mantine/core'
import { Fragment, useRef } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import frame from '../ui/board/board.module.css'
import { ColumnRest } from '../ui/board/column-rest.tsx'
import { type ShownColumn, useBoard } from './board-context.ts'
import classes from './boards.module.css'
import { CardItem } from './card-item.tsx'
import { ColumnHead } from './column-head.tsx'
import { boardMessages } from './messages/index.ts'
import { QuickAdd } from './quick-add.tsx'
import { useDropTarget } from './use-dragging.ts'

/** Where a card that is held would come to lie. */
const Gap = () => <li className={classes.gap} aria-hidden />

const Cards = ({ shown, gap }: { shown: ShownColumn; gap: number | undefined }) => {
  const { heldId } = useBoard()
  const { column, cards } = shown
  const others = cards.filter(({ id }) => id !== heldId)
  return (
    <ul className={frame.cards} data-list="cards" aria-label={column.name}>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {card.id !== heldId && others.indexOf(card) === gap && <Gap />}
          <CardItem card={card} index={index} count={cards.length} />
        </Fragment>
      ))}
      {gap !== undefined && gap >= others.length && <Gap />}
    </ul>
  )
}

/** A column with its cards, onto which others are dropped. */
export const Column = ({ shown }: { shown: ShownColumn }) => {
  const { column: m } = useMessages(boardMessages)
  const { board, lane, mayWrite, receive } = useBoard()
  const section = useRef<HTMLElement>(null)
  const { column, cards, total, isLoading, isFailed, isNarrowed, onMore, onRetry } = shown
  const gap = useDropTarget(section, (dragged, index) => receive(dragged, { columnId: column.id, index }))
  return (
    <section
      ref={section}
      className={frame.column}
      aria-label={lane ? `${column.name}, ${lane.name}` : column.name}
      data-over={gap === undefined ? undefined : true}
    >
      {!lane && <ColumnHead {...shown} board={board} />}
      <div className={frame.scroll} data-scrolls>
        <Cards shown={shown} gap={gap} />
        <ColumnRest
          isLoading={isLoading}
          isFailed={isFailed}
          onMore={onMore}
          onRetry={onRetry}
          shown={cards.length}
          left={total - cards.length}
          none={isNarrowed ? m.noneMatch : m.none}
        />
        {mayWrite && !isLoading && <QuickAdd column={column} />}
      </div>
    </section>
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
