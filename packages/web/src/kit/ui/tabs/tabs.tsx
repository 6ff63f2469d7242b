import { exactUpTo } from '@quarterdeck/contract/kit/list'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import classes from './tabs.module.css'

export interface Tab {
  readonly name: string
  readonly label: string
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>
  /** Undefined while loading; space is reserved. */
  readonly count?: number | undefined
  /** False if counts above 10,000 are estimates. */
  readonly isExact?: boolean
  /** Rendered beside the count. */
  readonly hint?: ReactNode
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Name of the current tab. */
  readonly current: string | undefined
}

/** Scrolls the row of tabs, not the page, to a tab. */
const slideTo = (tab: Element, row: Element) => {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, inner.right - outer.right) || Math.min(0, inner.left - outer.left)
}

/** Scrolls the current tab into view: within its row on page load, anywhere after a change. */
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

/** Tabs of a page or list, rendered as links because each has a URL. */
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
