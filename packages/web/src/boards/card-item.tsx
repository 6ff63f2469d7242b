import { ActionIcon } from '@mantine/core'
import type { Card } from '@quarterdeck/contract/boards/cards'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { panelLink, placeOf } from '../lib/side-panel.ts'
import frame from '../ui/board/board.module.css'
import { CheckBox } from '../ui/check-box.tsx'
import { LazyPopup } from '../ui/popup/lazy-popup.tsx'
import { singleKeys } from '../ui/shortcuts/registry.ts'
import { useDraggable } from '../ui/use-draggable.ts'
import { useBoard } from './board-context.ts'
import classes from './boards.module.css'
import { CardFacts } from './card-facts.tsx'
import { boardMessages } from './messages/index.ts'
import type { Dragged } from './use-dragging.ts'

const loadMenu = async () => (await import('./card-menu.tsx')).CardMenu

interface Props {
  readonly card: Card
  readonly index: number
  /** How many cards are shown in its column. */
  readonly count: number
}

/** A card in its column: it opens beside the board, and is moved by a mouse, by keys and by its menu. */
export const CardItem = ({ card, index, count }: Props) => {
  const { card: m } = useMessages(boardMessages)
  const { lane, mayWrite, hint, heldId, isSelecting, isSelected, select, along, grab, release, onKeyDown } = useBoard()
  const item = useRef<HTMLLIElement>(null)
  const dragged: Dragged = { card, chosen: along(card), from: lane }
  useDraggable(item, { data: { ...dragged }, enabled: mayWrite, onStart: () => grab(card), onEnd: release })
  const place = { entity: 'cards', record: String(card.id) } as const
  const { title, labels } = card
  const isChosen = isSelected(card)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key === 'x' && mayWrite && singleKeys.get() && !ctrlKey && !metaKey && !altKey) select(card)
    else onKeyDown(event, card)
  }
  return (
    <li
      ref={item}
      className={frame.card}
      data-row={card.id}
      data-held={heldId === card.id || undefined}
      data-selected={isChosen || undefined}
    >
      {isSelecting && (
        <span className={classes.box}>
          <CheckBox aria-label={m.select(title)} checked={isChosen} onChange={() => select(card)} />
        </span>
      )}
      {labels.length > 0 && (
        <span className={classes.labels}>
          {labels.map((label) => (
            <bdi key={label}>{label}</bdi>
          ))}
        </span>
      )}
      <Link
        {...panelLink(place)}
        className={`${frame.title} ${classes.title}`}
        data-record={placeOf(place)}
        draggable={false}
        aria-describedby={mayWrite ? hint : undefined}
        onKeyDown={press}
      >
        <bdi>{title}</bdi>
      </Link>
      <CardFacts card={card} />
      {mayWrite && (
        <div className={frame.menu}>
          <LazyPopup
            kind="menu"
            target={
              <ActionIcon variant="subtle" color="gray" size={28} aria-label={m.menu(title)}>
                <IconDots size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            }
            load={loadMenu}
            props={{ card, index, count }}
          />
        </div>
      )}
    </li>
  )
}
