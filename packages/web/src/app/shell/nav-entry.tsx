import { isEntity, listed } from '@quarterdeck/contract/kit/entities'
import { waiting } from '@quarterdeck/contract/kit/waiting'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useId } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { PlaceLink, useShownPath } from '../../kit/ui/place-link.tsx'
import { appMessages } from '../messages/index.ts'
import type { NavigationItem } from '../navigation.ts'
import { useOpenEntry } from '../use-open-entries.ts'
import { useWaitingCount } from '../use-waiting-count.ts'
import classes from './nav.module.css'

const NavBelow = lazy(async () => ({ default: (await import('./nav-below.tsx')).NavBelow }))

interface Props {
  readonly item: NavigationItem
  readonly rail: boolean
  readonly onGo?: (() => void) | undefined
}

/** More is not read as a figure. */
const most = 999

/** Number of records in a list that wait for somebody, as a link to exactly those. */
const Waiting = ({ name, onGo }: { name: keyof typeof waiting } & Pick<Props, 'onGo'>) => {
  const { waiting: m } = useMessages(appMessages).navigation
  const count = useWaitingCount(name)
  if (!count) return null
  const [field, value] = waiting[name]
  const shown = count > most ? `${most}+` : String(count)
  return (
    <Link
      to={`/${name}`}
      // Each list has its own type of parameters; this is one of them.
      search={{ [field]: value } as never}
      className={classes.waiting}
      aria-label={m[name](shown)}
      title={m[name](shown)}
      onClick={onGo}
    >
      {shown}
    </Link>
  )
}

/** The link of an entry, and how much of it waits. */
const Entry = ({ item: { name, to, icon: Icon, screens }, rail, onGo }: Props) => {
  const { items } = useMessages(appMessages).navigation
  const label = items[name]
  if (!to) return null
  return (
    <>
      <PlaceLink
        to={to}
        places={screens}
        className={classes.link}
        {...(rail && { 'aria-label': label, title: label })}
        {...(onGo && { onClick: onGo })}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        <span>{label}</span>
      </PlaceLink>
      {!rail && name in waiting && <Waiting name={name as keyof typeof waiting} onGo={onGo} />}
    </>
  )
}

const hasMore = ({ name, lists = [], screens }: NavigationItem) =>
  lists.length > 0 ||
  screens !== undefined ||
  name === 'support' ||
  (isEntity(name) && listed.some((entity) => entity === name))

/** An entry of the menu, with what stands below it where somebody has opened it. */
export const NavEntry = ({ item, rail, onGo }: Props) => {
  const { items, more } = useMessages(appMessages).navigation
  const shown = useShownPath()
  const below = useId()
  const { name, to, icon: Icon, lists = [] } = item
  const isWithin = lists.some((list) => shown === list.to || shown.startsWith(`${list.to}/`))
  const [isOpen, toggle] = useOpenEntry(name, isWithin)
  const opens = hasMore(item)
  const expanding = { 'aria-expanded': isOpen, 'aria-controls': isOpen ? below : undefined, onClick: toggle }
  // A rail has places only.
  if (rail && !to) return null
  return (
    <li>
      <div className={classes.entry} data-more={opens || undefined} data-within={isWithin || undefined}>
        <Entry item={item} rail={rail} onGo={onGo} />
        {!to && (
          <button type="button" className={classes.link} {...expanding}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <span>{items[name]}</span>
            <IconChevronDown size={16} stroke={1.75} className={classes.chevron} aria-hidden />
          </button>
        )}
        {to && opens && !rail && (
          <button type="button" className={classes.more} aria-label={more(items[name])} {...expanding}>
            <IconChevronDown size={16} stroke={1.75} className={classes.chevron} aria-hidden />
          </button>
        )}
      </div>
      {opens && isOpen && (!rail || lists.length > 0) && (
        <ul id={below} className={classes.below} aria-label={items[name]}>
          {!rail && (
            <Suspense>
              <NavBelow item={item} onGo={onGo} />
            </Suspense>
          )}
          {lists.map((list) => (
            <li key={list.name}>
              <div className={classes.entry}>
                <Entry item={list} rail={rail} onGo={onGo} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
