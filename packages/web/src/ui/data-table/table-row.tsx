import { ActionIcon, Checkbox } from '@mantine/core'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import type { Field, RowAction } from './field.ts'
import classes from './table-view.module.css'

interface Props<Row> {
  readonly row: Row
  readonly name: string
  readonly fields: readonly Field<Row>[]
  readonly actions: readonly RowAction<Row>[]
  readonly selectable: boolean
  readonly selected: boolean
  readonly onSelect: (selected: boolean) => void
}

const interactive = 'a, button, input, label'

/** A click anywhere in a row follows its link, unless it was meant for something else or for selecting text. */
const followLink = (event: MouseEvent<HTMLTableRowElement>) => {
  const onControl = event.target instanceof Element && event.target.closest(interactive)
  if (onControl || window.getSelection()?.toString()) return
  event.currentTarget.querySelector<HTMLAnchorElement>('a')?.click()
}

/** Up and Down go to the same place in the neighbouring row. */
const goToNeighbour = (event: KeyboardEvent<HTMLTableRowElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = event.currentTarget
  const neighbour = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  const here = [...row.querySelectorAll(interactive)].indexOf(event.target as Element)
  const target = neighbour?.querySelectorAll<HTMLElement>(interactive)[here]
  if (!target) return
  event.preventDefault()
  target.focus()
}

export const TableRow = <Row,>({ row, name, fields, actions, selectable, selected, onSelect }: Props<Row>) => {
  const { table: m } = useMessages(commonMessages)
  return (
    <tr className={classes.row} data-selected={selected || undefined} onClick={followLink} onKeyDown={goToNeighbour}>
      {selectable && (
        <td>
          <Checkbox
            size="xs"
            aria-label={m.select(name)}
            checked={selected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        </td>
      )}
      {fields.map(({ name: field, align, cell }) => (
        <td key={field} data-align={align}>
          {cell(row)}
        </td>
      ))}
      {actions.length > 0 && (
        <td>
          <div className={classes.actions}>
            {actions.map(({ label, icon, perform }) => (
              <ActionIcon key={label} aria-label={`${label}: ${name}`} title={label} onClick={() => perform([row])}>
                {icon}
              </ActionIcon>
            ))}
          </div>
        </td>
      )}
    </tr>
  )
}
