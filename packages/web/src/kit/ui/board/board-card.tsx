import { ActionIcon } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { CheckBox } from '../check-box.tsx'
import { LazyPopup, type PopupTarget } from '../popup/lazy-popup.tsx'
import { singleKeys } from '../shortcuts/registry.ts'
import { useDraggable } from '../use-draggable.ts'
import classes from './board.module.css'
import type { Dragged } from './use-column-drop.ts'

interface MenuProps<Own extends object> {
  readonly label: string
  readonly load: () => Promise<ComponentType<Own & { readonly target: PopupTarget }>>
  readonly props: Own
}

/** Button of a card's menu, which is loaded when it is first opened. */
export const CardMenuButton = <Own extends object>({ label, load, props }: MenuProps<Own>) => (
  <div className={classes.menu}>
    <LazyPopup
      kind="menu"
      target={
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={label}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
      load={load}
      props={props}
    />
  </div>
)

/** Follows the link of a card that is clicked, unless a control was meant or text was selected. */
const followLink = ({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
  const onControl = target instanceof Element && target.closest('a, button, input, label')
  const isInside = target instanceof Node && currentTarget.contains(target)
  if (onControl || !isInside || window.getSelection()?.toString()) return
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
  currentTarget.querySelector<HTMLAnchorElement>('a')?.dispatchEvent(click)
}

interface Props<Item> {
  readonly dragged: Dragged<Item>
  readonly isMovable: boolean
  readonly isHeld: boolean
  /** True for the card whose record is shown beside the board. */
  readonly isCurrent?: boolean
  /** Box that selects the card; undefined where cards are not selected. */
  readonly selection?: { readonly label: string; readonly onSelect: () => void } | undefined
  readonly isSelected?: boolean
  readonly menu: ReactNode
  readonly children: ReactNode
  readonly onDragStart?: () => void
  readonly onDragEnd?: () => void
  /** Called before a link of the card is followed. */
  readonly onOpen?: () => void
  /** Moves the card, or the focus between cards. */
  readonly onMoveKey: (event: KeyboardEvent<HTMLElement>) => void
  /** Handles single keys, unless a person has turned those off; returns true where it does. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => boolean
}

/** A card in its column: it opens by a click, and is moved by a mouse, a finger, keys, and its menu. */
export const BoardCard = <Item,>(props: Props<Item>) => {
  const { dragged, isMovable, isHeld, isCurrent, selection, isSelected = false, menu, children, onOpen } = props
  const { onDragStart, onDragEnd, onMoveKey, onKey } = props
  const item = useRef<HTMLLIElement>(null)
  useDraggable(item, {
    data: { ...dragged },
    enabled: isMovable,
    ...(onDragStart && { onStart: onDragStart }),
    ...(onDragEnd && { onEnd: onDragEnd }),
  })
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event
    // Keys that are pressed in the open menu bubble here too.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    if (key.startsWith('Arrow') || target.closest('a')) onMoveKey(event)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !singleKeys.get()) return
    if (onKey(event)) event.preventDefault()
  }
  return (
    <li
      ref={item}
      className={classes.card}
      data-row={dragged.id}
      data-held={isHeld || undefined}
      data-selected={isSelected || undefined}
      aria-current={isCurrent || undefined}
      onClick={followLink}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a')) onOpen?.()
      }}
      onKeyDown={press}
    >
      {selection && (
        <span className={classes.box}>
          <CheckBox aria-label={selection.label} checked={isSelected} onChange={selection.onSelect} />
        </span>
      )}
      {children}
      {menu}
    </li>
  )
}
