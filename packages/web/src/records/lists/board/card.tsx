import { ActionIcon } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { chosenRow, type RowAction } from '../../../ui/data-table/field.ts'
import { LazyPopup } from '../../../ui/popup/lazy-popup.tsx'
import { stepsOf } from '../../../ui/shortcut-keys.ts'
import { matchesStep } from '../../../ui/shortcuts/match.ts'
import { singleKeys } from '../../../ui/shortcuts/registry.ts'
import { useDraggable } from '../../../ui/use-draggable.ts'
import { recordMessages } from '../../messages/index.ts'
import type { VersionedRow } from '../cells/cell-kind.ts'
import classes from './board.module.css'
import { type BoardTools, mayMove } from './board-tools.ts'

const loadMenu = async () => (await import('./card-menu.tsx')).CardMenu

/** The card that an arrow leads to: up and down in its column, else at the same height of the one beside it. */
const neighbour = (card: HTMLElement, key: string): Element | null | undefined => {
  if (key === 'ArrowDown') return card.nextElementSibling
  if (key === 'ArrowUp') return card.previousElementSibling
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const column = card.closest('section')
  if (by === undefined || !column) return undefined
  const columns = [...(column.parentElement?.children ?? [])]
  const cards = [...(columns[columns.indexOf(column) + by]?.querySelectorAll('[data-row]') ?? [])]
  const place = [...(card.parentElement?.children ?? [])].indexOf(card)
  return cards[Math.min(place, cards.length - 1)]
}

const actionBy = <Row,>(actions: readonly RowAction<Row>[], event: KeyboardEvent) =>
  singleKeys.get()
    ? actions.find(({ shortcut }) => shortcut && matchesStep(stepsOf(shortcut)[0] ?? [], event.nativeEvent))
    : undefined

/** A click anywhere in a card follows its link, unless it was meant for something else. */
const followLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  const onControl = target instanceof Element && target.closest('a, button, input, label')
  if (!onControl && !window.getSelection()?.toString()) currentTarget.querySelector<HTMLAnchorElement>('a')?.click()
}

interface Props<Row extends VersionedRow> {
  readonly row: Row
  readonly value: string
  readonly tools: BoardTools<Row>
  readonly onOpen: () => void
}

/** A record in its column: what its card says on a phone, and what may be done with it. */
export const RecordCard = <Row extends VersionedRow>({ row, value, tools, onOpen }: Props<Row>) => {
  const { board: m } = useMessages(recordMessages)
  const item = useRef<HTMLLIElement>(null)
  const { fields, field, actions, idOf, nameOf, current } = tools
  const [id, name] = [idOf(row), nameOf(row)]
  const isMovable = mayMove(tools, row)
  useDraggable(item, { data: { row, board: tools.entity }, enabled: isMovable })
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbour(event.currentTarget, event.key)
    const action = actionBy(actions, event)
    if (next) next.querySelector<HTMLElement>('a')?.focus()
    else if (action) action.perform(chosenRow(id, row), () => {})
    else return
    event.preventDefault()
  }
  const shown = fields.filter(({ name: each, card }) => each !== field && (card === 'badge' || card === 'detail'))
  return (
    <li
      ref={item}
      className={classes.card}
      data-row={id}
      data-movable={isMovable || undefined}
      aria-current={current === id || undefined}
      onClick={followLink}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a')) onOpen()
      }}
      onKeyDown={press}
    >
      <div className={classes.title}>
        {fields
          .filter(({ card }) => card === 'title')
          .map(({ name: each, cell }) => (
            <span key={each}>{cell(row)}</span>
          ))}
      </div>
      <div className={classes.facts}>
        {shown.map((each) => (
          <span key={each.name} title={each.label}>
            {each.cell(row)}
          </span>
        ))}
      </div>
      {(isMovable || actions.length > 0) && (
        <div className={classes.menu}>
          <LazyPopup
            kind="menu"
            target={
              <ActionIcon variant="subtle" color="gray" size={28} aria-label={m.menu(name)}>
                <IconDots size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            }
            load={loadMenu}
            props={{ row, value, tools }}
          />
        </div>
      )}
    </li>
  )
}
