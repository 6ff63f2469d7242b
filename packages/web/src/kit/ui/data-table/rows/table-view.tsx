import { VisuallyHidden } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { CheckBox } from '../../check-box.tsx'
import { commonMessages } from '../../messages/index.ts'
import { useShortcut } from '../../shortcuts/use-shortcut.ts'
import type { Column, Margins } from '../columns/arrange.ts'
import { HeaderCell } from '../columns/header-cell.tsx'
import { pinnedCell } from '../columns/pinned-cell.ts'
import classes from '../data-table.module.css'
import type { ViewProps } from '../view.ts'
import { type RowHandlers, TableRow } from './table-row.tsx'
import { useCellEditing } from './use-cell-editing.tsx'
import { useGrid } from './use-grid.ts'

interface Props<Row> {
  /** Position among all matches, from 0. */
  readonly position: number
  readonly columns: readonly Column<Row>[]
  readonly margins: Margins
}

/** Skeleton of a row, in its final dimensions. */
const SkeletonRow = <Row,>({ position, columns, margins }: Props<Row>) => (
  <tr aria-rowindex={position + 2} data-skeleton>
    {margins.before > 0 && <td {...pinnedCell.left} />}
    {columns.map(({ field: { name, align, skeleton }, pin }) => (
      <td key={name} data-align={align} {...pinnedCell.as(pin)}>
        {skeleton}
      </td>
    ))}
    {margins.after > 0 && <td {...pinnedCell.right} className={classes.end} />}
  </tr>
)

const placeholders: undefined[] = Array.from({ length: 20 })

/** Spacer for rows that are not rendered. */
const Room = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" className={classes.room}>
      <tr>
        <td colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  )

/** Returns stable callbacks, so that a row re-renders only if it changed. */
const useHandlers = <Row extends object>({ ticks, onOpen }: ViewProps<Row>): RowHandlers => {
  const latest = useRef({ ticks, onOpen })
  useLayoutEffect(() => {
    latest.current = { ticks, onOpen }
  })
  const [handlers] = useState<RowHandlers>(() => ({
    onTick: (...given) => latest.current.ticks?.turn(...given),
    onOpen: (...given) => latest.current.onOpen(...given),
  }))
  return handlers
}

/** Renders a list as a table. */
export const TableView = <Row extends object>(props: ViewProps<Row>) => {
  const { label, sorting, columns, tools, margins, regionRef, actions, ticks, idOf, nameOf, isLoading, isStale } = props
  const { table: m } = useMessages(commonMessages)
  useShortcut('nextRow')
  useShortcut('nextPage')
  useShortcut('lastRow')
  useShortcut('openRow')
  const keyed = actions.filter(({ shortcut }) => shortcut !== undefined)
  useShortcut('peekRow', undefined, { enabled: keyed.length > 0 })
  useShortcut('selectRow', undefined, { enabled: ticks !== undefined })
  useShortcut('selectRows', undefined, { enabled: ticks !== undefined })
  const { rows, first, room, total, reveal } = props
  const grid = useRef<HTMLTableElement>(null)
  const to = reveal && total !== undefined ? total : first + rows.length
  const keys = useGrid({ table: grid, from: reveal ? 0 : first, to, reveal })
  const cells = useCellEditing(props, grid)
  const span = columns.length + Number(margins.before > 0) + Number(margins.after > 0)
  const handlers = useHandlers(props)
  const width = columns.reduce((sum, column) => sum + column.width, margins.before + margins.after)
  return (
    <div className={classes.scroll} ref={regionRef} aria-busy={isLoading || isStale} data-scroll-restoration-id="table">
      <table
        className={classes.table}
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone through by arrow keys, as those of a spreadsheet
        role="grid"
        tabIndex={-1}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-colcount={span}
        aria-multiselectable={ticks !== undefined}
        onKeyDown={(event) => {
          keys.onKeyDown(event)
          cells.onKeyDown(event)
        }}
        onClickCapture={cells.onClickCapture}
        onFocus={keys.onFocus}
        data-density={props.density}
        aria-label={label}
        style={{ width }}
      >
        <colgroup>
          {ticks && <col style={{ width: margins.before }} />}
          {columns.map(({ field, width }) => (
            <col key={field.name} style={{ width }} />
          ))}
          {margins.after > 0 && <col style={{ width: margins.after }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {ticks && (
              <th scope="col" {...pinnedCell.left}>
                <CheckBox
                  aria-label={ticks.allLabel}
                  checked={ticks.all === 'all'}
                  indeterminate={ticks.all === 'some'}
                  disabled={rows.length === 0}
                  onChange={ticks.turnAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell
                key={column.field.name}
                column={column}
                sorting={sorting}
                tools={tools}
                isPainted={props.isPainted}
              />
            ))}
            {margins.after > 0 && (
              <th scope="col" {...pinnedCell.right} className={classes.end}>
                <VisuallyHidden>{m.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {room && <Room height={room.before} columns={span} />}
        <tbody data-stale={isStale || undefined}>
          {(isLoading ? placeholders : rows).map((row, index) => {
            const position = first + index
            if (!row)
              return <SkeletonRow key={`at ${position}`} position={position} columns={columns} margins={margins} />
            const id = idOf(row)
            return (
              <TableRow
                key={id}
                id={id}
                position={position}
                row={row}
                name={nameOf(row)}
                columns={columns}
                actions={actions}
                hasButtons={props.isPainted}
                isCurrent={props.current === id}
                ticked={ticks?.isTicked(id)}
                handlers={handlers}
                instead={cells.insteadIn(row)}
              />
            )
          })}
        </tbody>
        {room && <Room height={room.after} columns={span} />}
      </table>
      {cells.paste}
      {props.instead}
    </div>
  )
}
