import { ActionIcon } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useIsCurrentScreen } from '../../lib/use-is-here.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import classes from './data-table.module.css'
import { tableMessages } from './messages/index.ts'
import { type Neighbourhood, useNeighbours } from './neighbours/use-neighbours.ts'

const steps = [
  ['previous', IconChevronLeft, 'k', -1],
  ['next', IconChevronRight, 'j', 1],
] as const

const Steps = <Row,>(props: Neighbourhood<Row>) => {
  const { pager: m } = useMessages(tableMessages)
  const navigate = useNavigate()
  const found = useNeighbours(props)
  const isHere = useIsCurrentScreen()
  // How far one is on the way already: each press leads one further, however soon it comes.
  const ahead = useRef(0)
  const go = (by: number) => {
    if (isHere()) ahead.current = 0
    const to = found?.at(ahead.current + by)
    if (!to) return
    ahead.current += by
    to.enter()
    // Back leads to the list, not through all that one has leafed through.
    void navigate({ to: to.path, replace: true })
  }
  useShortcut('nextRecord', () => go(1), { enabled: found !== undefined })
  useShortcut('previousRecord', () => go(-1), { enabled: found !== undefined })
  if (!found) return null
  return (
    <nav className={classes.recordPager} aria-label={m.label}>
      <span className={classes.place}>{found.total !== undefined && m.place(found.position + 1, found.total)}</span>
      {steps.map(([side, StepIcon, key, by]) => {
        const to = found.at(by)
        const look = { 'aria-label': m[side], 'aria-keyshortcuts': key, title: `${m[side]} (${key})` }
        return to ? (
          <ActionIcon
            key={side}
            {...look}
            renderRoot={(root) => <Link to={to.path} replace {...root} />}
            onClick={to.enter}
          >
            <StepIcon size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon key={side} {...look} disabled>
            <StepIcon size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        )
      })}
    </nav>
  )
}

/** Links to the previous and next record of the list from which this one was opened; renders nothing otherwise. */
export const RecordPager = <Row,>(props: Neighbourhood<Row>) => <Steps key={props.id} {...props} />
