import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import classes from '../data-table.module.css'
import type { Column } from './arrange.ts'
import { ColumnMenu } from './column-menu.tsx'
import type { ColumnTools } from './column-tools.ts'
import { pinnedCell } from './pinned-cell.ts'
import { ResizeHandle } from './resize-handle.tsx'
import type { Sorting } from './use-sorting.ts'

interface SortProps {
  readonly label: string
  readonly sorted: 'asc' | 'desc' | false
  /** Position among the sorted columns, from 1. */
  readonly place: number | undefined
  /** `adds` sorts additionally to the current order. */
  readonly onSort: (adds: boolean) => void
}

/** Header of a sortable column; with Shift it sorts additionally. */
const SortHeader = ({ label, sorted, place, onSort }: SortProps) => {
  const { table: m } = useMessages(commonMessages)
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={sorted || undefined}
      onClick={({ shiftKey }) => onSort(shiftKey)}
    >
      <span className={classes.name}>{label}</span>
      {place && (
        <>
          <span className={classes.sortPlace} aria-hidden="true">
            {place}
          </span>
          <VisuallyHidden>{`, ${m.sortPlace(place)}, ${sorted === 'desc' ? m.descending : m.ascending}`}</VisuallyHidden>
        </>
      )}
    </button>
  )
}

const directions = { asc: 'ascending', desc: 'descending' } as const

interface Props<Row extends object> {
  readonly column: Column<Row>
  readonly sorting: Sorting
  readonly tools: ColumnTools | undefined
  readonly isPainted: boolean
}

/** Renders a column header: name and sorting, menu, resize handle. */
export const HeaderCell = <Row extends object>({ column, sorting, tools, isPainted }: Props<Row>) => {
  const { field, pin, width } = column
  const [resizing, setResizing] = useState(false)
  const handle = useRef<HTMLHRElement>(null)
  useEffect(() => {
    if (resizing) handle.current?.focus()
  }, [resizing])

  const { orders } = sorting
  const isSortable = sorting.canSort(field.name)
  const place = orders.findIndex((each) => each.field === field.name)
  const order = orders[place]
  const sorted = order ? (order.desc ? 'desc' : 'asc') : false
  return (
    <th
      scope="col"
      data-align={field.align}
      // One head at most tells its direction this way: the first in the order. The others say it in words.
      aria-sort={sorted && place === 0 ? directions[sorted] : undefined}
      {...pinnedCell.as(pin)}
    >
      <div className={classes.head}>
        {isSortable ? (
          <SortHeader
            label={field.label}
            sorted={sorted}
            place={orders.length > 1 && order ? place + 1 : undefined}
            onSort={(adds) => sorting.turn(field.name, adds)}
          />
        ) : (
          <span className={classes.name}>{field.label}</span>
        )}
        {tools && !isPainted && <span className={classes.menu} />}
        {tools && isPainted && (
          <ColumnMenu
            name={field.name}
            label={field.label}
            side={pin?.side}
            sorting={isSortable ? sorting : undefined}
            tools={tools}
            returnFocus={!resizing}
            onResize={() => setResizing(true)}
          />
        )}
      </div>
      {tools && isPainted && (
        <ResizeHandle
          handleRef={handle}
          label={field.label}
          width={width}
          isActive={resizing}
          onResize={(to) => tools.resize(field.name, to)}
          onEnd={() => setResizing(false)}
        />
      )}
    </th>
  )
}
