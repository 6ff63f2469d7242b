import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useDeferredValue } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { CheckBox } from '../../check-box.tsx'
import { commonMessages } from '../../messages/index.ts'
import { type ShortcutName, stepsOf } from '../../shortcut-keys.ts'
import { matchesStep } from '../../shortcuts/match.ts'
import { singleKeys } from '../../shortcuts/registry.ts'
import type { Column } from '../columns/arrange.ts'
import { pinnedCell } from '../columns/pinned-cell.ts'
import classes from '../data-table.module.css'
import { type ActionTarget, type RowAction, targetOfRow } from '../field.ts'

export interface RowHandlers {
  readonly onTick: (id: string, position: number, extend: boolean) => void
  readonly onOpen: (id: string, position: number) => void
}

interface Props<Row> {
  readonly id: string
  /** Position among all matches, from 0. */
  readonly position: number
  readonly row: Row
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly actions: readonly RowAction<Row>[]
  /** True once action buttons are rendered. */
  readonly hasButtons: boolean
  /** True if the side panel shows this record. */
  readonly isCurrent: boolean
  /** True if the row is selected; undefined if rows cannot be selected. */
  readonly ticked: boolean | undefined
  readonly handlers: RowHandlers
  /** Replacements of cells, such as an editor, by field. */
  readonly instead: Readonly<Record<string, ReactNode>> | undefined
}

const interactive = 'a, button, input, label'

/** Follows the link of a row on a click anywhere in it, unless another element was meant or text is selected. */
const followLink = (event: MouseEvent<HTMLTableRowElement>) => {
  const onControl = event.target instanceof Element && event.target.closest(interactive)
  if (onControl || window.getSelection()?.toString()) return
  event.currentTarget.querySelector<HTMLAnchorElement>('a')?.click()
}

const isPressed = (name: ShortcutName, event: KeyboardEvent): boolean =>
  singleKeys.get() && matchesStep(stepsOf(name)[0] ?? [], event)

/** Runs the action whose shortcut was pressed. */
const pressed = <Row,>(
  actions: readonly RowAction<Row>[],
  event: KeyboardEvent,
  chosen: () => ActionTarget<Row>,
): boolean => {
  const action = actions.find(({ shortcut }) => shortcut && isPressed(shortcut, event))
  action?.perform(chosen(), () => {})
  return action !== undefined
}

const none: readonly never[] = []

const PlainRow = <Row,>(props: Props<Row>) => {
  const { id, position, row, name, columns, actions, hasButtons, isCurrent, ticked, handlers, instead } = props
  const { table: m } = useMessages(commonMessages)
  // What a row says comes first, what can be done with it a moment later.
  const buttons = useDeferredValue(hasButtons ? actions : none, none)
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const extend = event.shiftKey
    if (ticked !== undefined && singleKeys.get() && matchesStep(extend ? ['shift', 'x'] : ['x'], event))
      handlers.onTick(id, position, extend)
    else if (pressed(actions, event, () => targetOfRow(id, row))) event.preventDefault()
    else if (event.key === 'Enter' && event.target instanceof Element && !event.target.closest('a, button')) {
      event.preventDefault()
      event.currentTarget.querySelector<HTMLAnchorElement>('a')?.click()
    }
  }
  return (
    <tr
      className={classes.row}
      data-row={id}
      aria-rowindex={position + 2}
      aria-selected={ticked}
      data-selected={ticked || undefined}
      aria-current={isCurrent || undefined}
      onClick={followLink}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) handlers.onOpen(id, position)
      }}
      onKeyDown={press}
    >
      {ticked !== undefined && (
        <td {...pinnedCell.left}>
          <CheckBox
            aria-label={m.select(name)}
            checked={ticked}
            // With Shift the browser would select text from the box before.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onChange={({ nativeEvent }) =>
              handlers.onTick(id, position, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      {columns.map(({ field: { name: field, align, cell, editable, follows }, pin }) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, it is a cell of a grid
        <td
          key={field}
          data-align={align}
          aria-readonly={editable && !follows?.(row) ? false : undefined}
          {...pinnedCell.as(pin)}
        >
          {instead?.[field] ?? cell(row)}
        </td>
      ))}
      {actions.length > 0 && (
        <td {...pinnedCell.right} className={classes.end}>
          <div className={classes.actions}>
            {buttons.map(({ label, icon, perform }) => (
              // As plain as can be: there are hundreds of them.
              <button
                key={label}
                type="button"
                className={classes.action}
                aria-label={`${label}: ${name}`}
                title={label}
                onClick={() => perform(targetOfRow(id, row), () => {})}
              >
                {icon}
              </button>
            ))}
          </div>
        </td>
      )}
    </tr>
  )
}

// `memo` forgets that the kind of row is theirs to choose.
export const TableRow = memo(PlainRow) as unknown as typeof PlainRow
