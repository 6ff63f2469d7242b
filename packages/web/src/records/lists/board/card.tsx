import { ActionIcon } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import frame from '../../../ui/board/board.module.css'
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
  const { fields, field, actions, idOf, nameOf, current, onKeyDown, heldId } = tools
  const [id, name] = [idOf(row), nameOf(row)]
  const isMovable = mayMove(tools, row)
  useDraggable(item, { data: { row, board: tools.entity }, enabled: isMovable })
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event
    // What is pressed on its menu is meant for that.
    const isOwn = target instanceof Element && currentTarget.contains(target)
    if (isOwn && (key.startsWith('Arrow') || target.closest('a'))) onKeyDown(event, row, isMovable)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const action = actionBy(actions, event)
    if (!action) return
    action.perform(chosenRow(id, row), () => {})
    event.preventDefault()
  }
  const shown = fields.filter(({ name: each, card }) => each !== field && (card === 'badge' || card === 'detail'))
  return (
    <li
      ref={item}
      className={`${frame.card} ${classes.card}`}
      data-row={id}
      data-held={heldId === id || undefined}
      aria-current={current === id || undefined}
      onClick={followLink}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a')) onOpen()
      }}
      onKeyDown={press}
    >
      <div className={frame.title}>
        {fields
          .filter(({ card }) => card === 'title')
          .map(({ name: each, cell }) => (
            <span key={each}>{cell(row)}</span>
          ))}
      </div>
      <div className={`${frame.facts} ${classes.facts}`}>
        {shown.map((each) => (
          <span key={each.name} title={each.label}>
            {each.cell(row)}
          </span>
        ))}
      </div>
      {(isMovable || actions.length > 0) && (
        <div className={frame.menu}>
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
