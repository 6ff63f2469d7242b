import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { CheckBox } from '../check-box.tsx'
import { commonMessages } from '../messages/index.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { HeaderCell } from './header-cell.tsx'
import { stay } from './stay.ts'
import { TableRow } from './table-row.tsx'
import classes from './table-view.module.css'
import type { ViewProps } from './view.ts'

const placeholders = Array.from({ length: 20 }, (_, index) => index)

const Skeletons = <Row extends object>({ columns, ticks, margins }: ViewProps<Row>): ReactNode =>
  placeholders.map((place) => (
    <tr key={place}>
      {ticks && <td {...stay.left} />}
      {columns.map(({ field: { name, align, skeleton }, pin }) => (
        <td key={name} data-align={align} {...stay.as(pin)}>
          {skeleton}
        </td>
      ))}
      {margins.after > 0 && <td />}
    </tr>
  ))

/** A list as a table, on anything wider than a phone. */
export const TableView = <Row extends object>(props: ViewProps<Row>) => {
  const { label, table, columns, tools, margins, regionRef, actions, ticks, idOf, nameOf, isLoading, isStale } = props
  const { table: m } = useMessages(commonMessages)
  useShortcut('nextRow')
  useShortcut('selectRow', undefined, { enabled: ticks !== undefined })
  const { rows, first } = props
  const width = columns.reduce((sum, column) => sum + column.width, margins.before + margins.after)
  // The actions stay where a column at that side stays: they are outside of it.
  const end = columns.some(({ pin }) => pin?.side === 'right') ? stay.right : {}
  return (
    <div className={classes.scroll} ref={regionRef} aria-busy={isLoading || isStale} data-scroll-restoration-id="table">
      <table className={classes.table} aria-label={label} style={{ width }}>
        <colgroup>
          {ticks && <col style={{ width: margins.before }} />}
          {columns.map(({ field, width }) => (
            <col key={field.name} style={{ width }} />
          ))}
          {margins.after > 0 && <col style={{ width: margins.after }} />}
        </colgroup>
        <thead>
          <tr>
            {ticks && (
              <th scope="col" {...stay.left}>
                <CheckBox
                  aria-label={m.selectAll}
                  checked={ticks.all === 'all'}
                  indeterminate={ticks.all === 'some'}
                  disabled={rows.length === 0}
                  onChange={ticks.turnAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.field.name} column={column} table={table} tools={tools} />
            ))}
            {margins.after > 0 && (
              <th scope="col" {...end}>
                <VisuallyHidden>{m.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody data-stale={isStale || undefined}>
          {isLoading && <Skeletons {...props} />}
          {rows.map((row, index) => {
            const id = idOf(row)
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                name={nameOf(row)}
                columns={columns}
                actions={actions}
                end={end}
                ticked={ticks?.isTicked(id)}
                onTick={(extend) => ticks?.turn(id, first + index, extend)}
                onOpen={() => props.onOpen(id, first + index)}
              />
            )
          })}
        </tbody>
      </table>
      {props.instead}
    </div>
  )
}
