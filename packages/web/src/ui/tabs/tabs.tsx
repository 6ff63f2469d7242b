import { exactUpTo } from '@quarterdeck/contract/core/list'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import classes from './tabs.module.css'

export interface Tab {
  readonly name: string
  readonly label: string
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>
  /** Undefined while it is on its way: it has its place already. */
  readonly count?: number | undefined
  /** False where counts past 10,000 are estimates. */
  readonly isExact?: boolean
  /** What is to be said beside the count. */
  readonly hint?: ReactNode
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The name of the tab that one is on. */
  readonly current: string | undefined
}

/** On a phone the last ones are out of sight; the page itself stays where it is. */
const slideTo = (tab: Element, row: Element) => {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, inner.right - outer.right) || Math.min(0, inner.left - outer.left)
}

/** Shows the tab that one is on: within its row where a page opens, and wherever it is once another was chosen. */
const useReveal = (current: string | undefined) => {
  const row = useRef<HTMLElement>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]')
    if (row.current && tab) {
      // The first one is in sight, for which nothing has to be laid out.
      if (before.current === undefined && tab !== row.current.firstElementChild) slideTo(tab, row.current)
      else if (before.current !== undefined) tab.scrollIntoView({ inline: 'nearest', block: 'nearest' })
    }
    before.current = current
  }, [current])
  return row
}

/** The parts of a page, or of a list. Each is a place of its own, so that they are links. */
export const Tabs = ({ label, tabs, current }: Props) => {
  const { table } = useMessages(commonMessages)
  const row = useReveal(current)
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map(({ name, label: title, link, isExact = true, hint, ...tab }) => (
        <Link
          key={name}
          {...link}
          className={classes.tab}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={name === current ? 'page' : undefined}
        >
          {title}
          {'count' in tab && (
            <span className={classes.count}>
              {tab.count === undefined ? '\u00a0' : table.counted(tab.count, isExact || tab.count <= exactUpTo)}
            </span>
          )}
          {hint && <span className={classes.hint}>{hint}</span>}
        </Link>
      ))}
    </nav>
  )
}
