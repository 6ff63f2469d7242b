import { Button, VisuallyHidden } from '@mantine/core'
import { Fragment, useRef } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { MoreInSight } from '../ui/more-in-sight.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import shared from '../ui/styles/shared.module.css'
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
    <ul className={classes.cards} data-list="cards" aria-label={column.name}>
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

/** What stands in the place of cards, or below them. */
const Rest = ({ shown }: { shown: ShownColumn }) => {
  const { column: m } = useMessages(boardMessages)
  const { cards, total, isLoading, isFailed, isNarrowed, onMore, onRetry } = shown
  if (isFailed)
    return (
      <p className={classes.rest} role="alert">
        {m.failed}
        <Button size="xs" variant="default" onClick={onRetry}>
          {m.retry}
        </Button>
      </p>
    )
  if (isLoading)
    return (
      <div className={classes.loading} aria-busy="true">
        <Skeleton width="100%" height={84} />
        <Skeleton width="100%" height={64} />
        <Skeleton width="100%" height={84} />
      </div>
    )
  if (cards.length === 0) return <p className={`${classes.rest} ${shared.hint}`}>{isNarrowed ? m.noneMatch : m.none}</p>
  if (cards.length >= total) return null
  return (
    <MoreInSight key={cards.length} onMore={onMore}>
      {m.more(total - cards.length)}
    </MoreInSight>
  )
}

/** A column with its cards, onto which others are dropped. */
export const Column = ({ shown }: { shown: ShownColumn }) => {
  const { mayWrite, move } = useBoard()
  const section = useRef<HTMLElement>(null)
  const { column } = shown
  const gap = useDropTarget(section, (card, index) => move(card, { columnId: column.id, index }))
  return (
    <section
      ref={section}
      className={classes.column}
      aria-label={column.name}
      data-over={gap === undefined ? undefined : true}
    >
      <ColumnHead shown={shown} />
      <div className={classes.scroll} data-scrolls>
        <Cards shown={shown} gap={gap} />
        <Rest shown={shown} />
        {mayWrite && !shown.isLoading && <QuickAdd column={column} />}
      </div>
    </section>
  )
}

/** A column that is collapsed. */
export const FoldedColumn = ({ shown: { column, count = 0, onFold } }: { shown: ShownColumn }) => {
  const { column: m } = useMessages(boardMessages)
  return (
    <button type="button" className={classes.folded} onClick={onFold}>
      <VisuallyHidden>{m.unfold(column.name, count)}</VisuallyHidden>
      <span className={classes.dot} data-color={column.color} />
      <span className={classes.count} aria-hidden>
        {count}
      </span>
      <bdi aria-hidden>{column.name}</bdi>
    </button>
  )
}
