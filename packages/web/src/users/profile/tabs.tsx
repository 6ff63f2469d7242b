import type { UserSummary } from '@quarterdeck/contract/profile'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { profileMessages } from './messages/index.ts'
import { type Tab, useProfileAddress } from './profile-address.ts'
import classes from './tabs.module.css'

interface Props {
  readonly shown: readonly Tab[]
  readonly current: Tab
  readonly summary: UserSummary
}

/** On a phone the last ones are out of sight. */
const reveal = (tab: HTMLElement | null) => tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })

/** The parts of the page. Each is a place of its own, so that they are links. */
export const Tabs = ({ shown, current, summary }: Props) => {
  const m = useMessages(profileMessages)
  const { number } = useFormats()
  const { part } = useProfileAddress()
  return (
    <nav className={classes.tabs} aria-label={m.sections}>
      {shown.map((tab, index) => {
        const count = tab === 'timeline' ? undefined : summary[tab]?.total
        return (
          <Link
            key={tab}
            ref={tab === current ? reveal : undefined}
            to="/users/profile"
            search={part(index === 0 ? {} : { tab })}
            className={classes.tab}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={tab === current ? 'page' : undefined}
          >
            {m.tabs[tab]}
            {count !== undefined && <span className={classes.count}>{number(count)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
