import type { Card } from '@quarterdeck/contract/boards/cards'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { panelLink, placeOf } from '../kit/lib/side-panel.ts'
import frame from '../kit/ui/board/board.module.css'
import { BoardCard, CardMenuButton } from '../kit/ui/board/board-card.tsx'
import { useBoard } from './board-context.ts'
import classes from './boards.module.css'
import { CardFacts } from './card-facts.tsx'
import { boardMessages } from './messages/index.ts'
import type { DraggedCards } from './use-card-moves.ts'

const loadMenu = async () => (await import('./card-menu.tsx')).CardMenu

interface Props {
  readonly card: Card
  readonly index: number
  /** Number of cards shown in its column. */
  readonly count: number
}

/** A card of a board, which opens beside it. */
export const CardItem = ({ card, index, count }: Props) => {
  const { card: m } = useMessages(boardMessages)
  const { lane, mayWrite, hint, heldId, isSelecting, isSelected, select, along, grab, release, onKeyDown } = useBoard()
  const place = { entity: 'cards', record: String(card.id) } as const
  const { title, labels } = card
  return (
    <BoardCard<DraggedCards>
      dragged={{ board: 'cards', id: String(card.id), item: { card, chosen: along(card), from: lane } }}
      isMovable={mayWrite}
      isHeld={heldId === card.id}
      isSelected={isSelected(card)}
      selection={isSelecting ? { label: m.select(title), onSelect: () => select(card) } : undefined}
      onDragStart={() => grab(card)}
      onDragEnd={release}
      onMoveKey={(event) => onKeyDown(event, card)}
      onKey={({ key }) => {
        if (key !== 'x' || !mayWrite) return false
        select(card)
        return true
      }}
      menu={mayWrite && <CardMenuButton label={m.menu(title)} load={loadMenu} props={{ card, index, count }} />}
    >
      {labels.length > 0 && (
        <span className={classes.labels}>
          {labels.map((label) => (
            <bdi key={label}>{label}</bdi>
          ))}
        </span>
      )}
      <Link
        {...panelLink(place)}
        className={frame.title}
        data-record={placeOf(place)}
        draggable={false}
        aria-describedby={mayWrite ? hint : undefined}
      >
        <bdi>{title}</bdi>
      </Link>
      <CardFacts card={card} />
    </BoardCard>
  )
}
