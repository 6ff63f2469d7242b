import { ActionIcon } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useIsCurrentScreen } from '../../lib/use-is-current-screen.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import classes from './data-table.module.css'
import { tableMessages } from './messages/index.ts'
import { type Neighbourhood, type Neighbours, useNeighbours } from './neighbours/use-neighbours.ts'
import { useWalk } from './neighbours/use-walk.ts'

const steps = [
  ['previous', IconChevronLeft, 'k', -1],
  ['next', IconChevronRight, 'j', 1],
] as const

/** Resolves when a navigation has begun, or a form with unsaved changes has stopped it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Returns a function that opens the next record of the list (1) or the previous one (-1). */
const useOpenNeighbor = (neighbors: Neighbours | undefined) => {
  const navigate = useNavigate()
  const router = useRouter()
  const isHere = useIsCurrentScreen()
  return useWalk(neighbors?.here, async (ahead, by) => {
    if (!neighbors) return undefined
    // Unsaved changes may have stopped the last navigation, or the user has gone back.
    const from = isHere() ? neighbors.here : ahead
    const { href } = router.latestLocation
    const to = neighbors.loaded(from, by) ?? (await neighbors.find(from, by).catch(() => undefined))
    if (!to || router.latestLocation.href !== href) return undefined
    const { path, enter } = neighbors.linkTo(to)
    enter()
    // Back leads to the list, not through the records that were opened in between.
    void navigate({ to: path, replace: true })
    await nextTask()
    return isHere() ? undefined : to
  })
}

const Steps = <Row extends object>(props: Neighbourhood<Row>) => {
  const { pager: m } = useMessages(tableMessages)
  const neighbors = useNeighbours(props)
  const go = useOpenNeighbor(neighbors)
  useShortcut('nextRecord', () => go(1), { enabled: neighbors !== undefined })
  useShortcut('previousRecord', () => go(-1), { enabled: neighbors !== undefined })
  if (!neighbors) return null
  const { here, total, loaded, linkTo } = neighbors
  return (
    <nav className={classes.recordPager} aria-label={m.label}>
      <span className={classes.place}>{total !== undefined && m.place(here.position + 1, total)}</span>
      {steps.map(([side, StepIcon, key, by]) => {
        const neighbor = loaded(here, by)
        const to = neighbor && linkTo(neighbor)
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
export const RecordPager = <Row extends object>(props: Neighbourhood<Row>) => <Steps key={props.id} {...props} />
