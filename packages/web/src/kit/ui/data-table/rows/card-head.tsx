import { Checkbox } from '@mantine/core'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { SmallSelect } from '../../small-select.tsx'
import type { ViewProps } from '../view.ts'
import classes from './rows.module.css'

/** Renders the header functions of a table for cards: select all and sort. */
export const CardHead = <Row extends object>({ sorting, rows, fields, ticks, chips }: ViewProps<Row>) => {
  const { table: m } = useMessages(commonMessages)
  const order = sorting.orders[0]
  const sortable = fields.filter(({ name }) => sorting.canSort(name))
  const sortBy = (text: string) => {
    const [id = '', direction] = text.split(' ')
    if (id) sorting.sort(id, direction === 'desc')
    else sorting.reset()
  }
  return (
    <div className={classes.head}>
      {ticks && (
        <Checkbox
          label={m.all}
          aria-label={ticks.allLabel}
          checked={ticks.all === 'all'}
          indeterminate={ticks.all === 'some'}
          disabled={rows.length === 0}
          onChange={ticks.turnAll}
        />
      )}
      {chips}
      <SmallSelect
        label={m.sortBy}
        value={
          order && sortable.some(({ name }) => name === order.field)
            ? `${order.field} ${order.desc ? 'desc' : 'asc'}`
            : ''
        }
        onChoose={sortBy}
      >
        <option value="">{m.sortBy}</option>
        {sortable.map(({ name, label }) => (
          <optgroup key={name} label={label}>
            <option value={`${name} asc`}>
              {label}: {m.ascending}
            </option>
            <option value={`${name} desc`}>
              {label}: {m.descending}
            </option>
          </optgroup>
        ))}
      </SmallSelect>
    </div>
  )
}
