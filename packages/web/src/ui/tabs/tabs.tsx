import { exactUpTo } from '@quarterdeck/contract/list'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import classes from './tabs.module.css'

export interface Tab {
  readonly name: string
  readonly label: string
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>
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

/** On a phone the last ones are out of sight. */
const reveal = (tab: HTMLElement | null) => tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })

/** The parts of a page, or of a list. Each is a place of its own, so that they are links. */
export const Tabs = ({ label, tabs, current }: Props) => {
  const { table } = useMessages(commonMessages)
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ name, label: title, link, count, isExact = true, hint }) => (
        <Link
          key={name}
          ref={name === current ? reveal : undefined}
          {...link}
          className={classes.tab}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={name === current ? 'page' : undefined}
        >
          {title}
          {count !== undefined && (
            <span className={classes.count}>{table.counted(count, isExact || count <= exactUpTo)}</span>
          )}
          {hint && <span className={classes.hint}>{hint}</span>}
        </Link>
      ))}
    </nav>
  )
}
