import { useEffect, useRef, useState } from 'react'
import type { Column } from './arrange.ts'
import { ColumnMenu } from './column-menu.tsx'
import type { ColumnTools } from './column-tools.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { SortHeader } from './sort-header.tsx'
import { stay } from './stay.ts'
import classes from './table-view.module.css'
import type { Rows } from './use-rows.ts'

const directions = { asc: 'ascending', desc: 'descending' } as const

interface Props<Row extends object> {
  readonly column: Column<Row>
  readonly table: Rows<Row>
  readonly tools: ColumnTools | undefined
}

/** The head of a column: its name, by which it is sorted, its menu, and its edge, by which it is made wider. */
export const HeaderCell = <Row extends object>({ column, table, tools }: Props<Row>) => {
  const { field, pin, width } = column
  const [resizing, setResizing] = useState(false)
  const handle = useRef<HTMLHRElement>(null)
  useEffect(() => {
    if (resizing) handle.current?.focus()
  }, [resizing])

  const model = table.getColumn(field.name)
  const sortable = model?.getCanSort() ? model : undefined
  const { sorting } = table.state
  const place = sorting.findIndex(({ id }) => id === field.name)
  const order = sorting[place]
  const sorted = order ? (order.desc ? 'desc' : 'asc') : false
  return (
    <th
      scope="col"
      data-align={field.align}
      // One head at most tells its direction this way: the first in the order. The others say it in words.
      aria-sort={sorted && place === 0 ? directions[sorted] : undefined}
      {...stay.as(pin)}
    >
      <div className={classes.head}>
        {sortable ? (
          <SortHeader
            label={field.label}
            sorted={sorted}
            place={sorting.length > 1 && order ? place + 1 : undefined}
            onSort={(event) => sortable.getToggleSortingHandler()?.(event)}
          />
        ) : (
          <span className={classes.name}>{field.label}</span>
        )}
        {tools && (
          <ColumnMenu
            name={field.name}
            label={field.label}
            side={pin?.side}
            sortable={sortable}
            sorting={sorting}
            tools={tools}
            returnFocus={!resizing}
            onResize={() => setResizing(true)}
          />
        )}
      </div>
      {tools && (
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
