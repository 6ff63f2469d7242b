import { Checkbox, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { SortHeader } from './sort-header.tsx'
import { TableRow } from './table-row.tsx'
import classes from './table-view.module.css'
import type { ViewProps } from './view.ts'

const directions = { asc: 'ascending', desc: 'descending' } as const
const edge = 24

const widthOf = <Row extends object>({ fields, selectable, actions }: ViewProps<Row>) =>
  fields.reduce((sum, { width = 200 }) => sum + width, 0) + (selectable ? 56 : 0) + (actions.length > 0 ? 40 + edge : 0)

const placeholders = Array.from({ length: 20 }, (_, index) => index)

const Skeletons = <Row extends object>({ fields, selectable, actions }: ViewProps<Row>): ReactNode =>
  placeholders.map((place) => (
    <tr key={place}>
      {selectable && <td />}
      {fields.map(({ name, align, skeleton }) => (
        <td key={name} data-align={align}>
          {skeleton}
        </td>
      ))}
      {actions.length > 0 && <td />}
    </tr>
  ))

/** A list as a table, on anything wider than a phone. */
export const TableView = <Row extends object>(props: ViewProps<Row>) => {
  const { label, table, fields, actions, selectable, nameOf, isLoading, isStale, instead } = props
  const { table: m } = useMessages(commonMessages)
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const { sorting, rowSelection } = table.state
  const rows = table.getRowModel().rows
  const selectedHere = rows.filter(({ id }) => rowSelection[id]).length
  return (
    <div className={classes.scroll} aria-busy={isLoading || isStale} data-scroll-restoration-id="table">
      <table className={classes.table} aria-label={label} style={{ minWidth: widthOf(props) }}>
        <colgroup>
          {selectable && <col style={{ width: 32 + edge }} />}
          {fields.map(({ name, width }) => (
            <col key={name} style={width === undefined ? {} : { width }} />
          ))}
          {actions.length > 0 && <col style={{ width: 40 + edge }} />}
        </colgroup>
        <thead>
          <tr>
            {selectable && (
              <th scope="col">
                <Checkbox
                  size="xs"
                  aria-label={m.selectAll}
                  checked={rows.length > 0 && selectedHere === rows.length}
                  indeterminate={selectedHere > 0 && selectedHere < rows.length}
                  disabled={rows.length === 0}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {headers.map(({ id, column }, index) => {
              const order = sorting.find((each) => each.id === id)
              const sorted = order ? (order.desc ? 'desc' : 'asc') : false
              return (
                <th
                  key={id}
                  scope="col"
                  data-align={fields[index]?.align}
                  aria-sort={sorted ? directions[sorted] : undefined}
                >
                  {column.getCanSort() ? (
                    <SortHeader
                      label={fields[index]?.label ?? id}
                      sorted={sorted}
                      onSort={(event) => column.getToggleSortingHandler()?.(event)}
                    />
                  ) : (
                    fields[index]?.label
                  )}
                </th>
              )
            })}
            {actions.length > 0 && (
              <th scope="col">
                <VisuallyHidden>{m.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody data-stale={isStale || undefined}>
          {isLoading && <Skeletons {...props} />}
          {rows.map((row) => (
            <TableRow
              key={row.id}
              row={row.original}
              name={nameOf(row.original)}
              fields={fields}
              actions={actions}
              selectable={selectable}
              selected={rowSelection[row.id] ?? false}
              onSelect={(selected) => row.toggleSelected(selected)}
            />
          ))}
        </tbody>
      </table>
      {instead}
    </div>
  )
}
