import { ActionIcon, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { Skeleton } from '../skeleton.tsx'
import { CardHead } from './card-head.tsx'
import classes from './card-view.module.css'
import type { Field } from './field.ts'
import type { ViewProps } from './view.ts'

const Card = <Row,>({
  fields,
  show,
  id,
  selected,
  checkbox,
  actions,
  onOpen,
}: {
  readonly fields: readonly Field<Row>[]
  readonly show: (field: Field<Row>) => ReactNode
  readonly id?: string
  readonly selected?: boolean
  readonly checkbox?: ReactNode
  readonly actions?: ReactNode
  readonly onOpen?: () => void
}) => {
  const at = (place: Field<Row>['card']) => fields.filter(({ card }) => card === place)
  return (
    <li
      className={classes.card}
      data-row={id}
      data-plain={!checkbox || undefined}
      data-selected={selected || undefined}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onOpen?.()
      }}
    >
      {checkbox}
      <div className={classes.title}>{at('title').map(show)}</div>
      <div className={classes.badge}>{at('badge').map(show)}</div>
      <div className={classes.details}>
        {at('detail').map((field) => (
          <span key={field.name}>{show(field)}</span>
        ))}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  )
}

const placeholders = Array.from({ length: 8 }, (_, index) => index)

/** A list as cards, on a phone: the same rows, the same actions. */
export const CardView = <Row extends object>(props: ViewProps<Row>) => {
  const { label, table, fields, actions, selectable, nameOf, isLoading, isStale, instead } = props
  const { table: m } = useMessages(commonMessages)
  return (
    <>
      <CardHead {...props} />
      <ul
        className={classes.list}
        aria-label={label}
        aria-busy={isLoading || isStale}
        data-stale={isStale || undefined}
      >
        {isLoading &&
          placeholders.map((place) => (
            <Card
              key={place}
              fields={fields}
              show={({ skeleton }) => skeleton}
              checkbox={selectable && <Skeleton width={20} height={20} />}
            />
          ))}
        {table.getRowModel().rows.map((row) => {
          const name = nameOf(row.original)
          const selected = table.state.rowSelection[row.id] ?? false
          return (
            <Card
              key={row.id}
              id={row.id}
              onOpen={() => props.onOpen(row.id, row.index)}
              fields={fields}
              show={({ cell }) => cell(row.original)}
              selected={selected}
              checkbox={
                selectable && (
                  <Checkbox aria-label={m.select(name)} checked={selected} onChange={row.getToggleSelectedHandler()} />
                )
              }
              actions={actions.map((action) => (
                <ActionIcon
                  key={action.label}
                  aria-label={`${action.label}: ${name}`}
                  onClick={() => action.perform([row.original], () => {})}
                >
                  {action.icon}
                </ActionIcon>
              ))}
            />
          )
        })}
      </ul>
      {instead}
    </>
  )
}
