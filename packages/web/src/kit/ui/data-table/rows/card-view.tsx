import { ActionIcon, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { Skeleton } from '../../skeleton.tsx'
import { type Field, targetOfRow } from '../field.ts'
import type { ViewProps } from '../view.ts'
import { CardHead } from './card-head.tsx'
import classes from './rows.module.css'

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

/** Renders a list as cards, on a phone. */
export const CardView = <Row extends object>(props: ViewProps<Row>) => {
  const { label, fields, actions, rows, first, ticks, idOf, nameOf, isLoading, isStale, instead } = props
  const { table: m } = useMessages(commonMessages)
  const onCards = actions.filter(({ deskOnly }) => !deskOnly)
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
              checkbox={ticks && <Skeleton width={20} height={20} />}
            />
          ))}
        {rows.map((row, index) => {
          if (!row) return null
          const [id, name] = [idOf(row), nameOf(row)]
          const ticked = ticks?.isTicked(id) ?? false
          return (
            <Card
              key={id}
              id={id}
              onOpen={() => props.onOpen(id, first + index)}
              fields={fields}
              show={({ cell, onCard = cell }) => onCard(row)}
              selected={ticked}
              checkbox={
                ticks && (
                  <Checkbox
                    className={classes.check ?? ''}
                    aria-label={m.select(name)}
                    checked={ticked}
                    onChange={() => ticks.turn(id, first + index, false)}
                  />
                )
              }
              actions={onCards.map((action) => (
                <ActionIcon
                  key={action.label}
                  aria-label={`${action.label}: ${name}`}
                  onClick={() => action.perform(targetOfRow(id, row), () => {})}
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
