import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { appMessages } from '../messages/index.ts'
import { navigationFor } from '../navigation.ts'
import classes from './nav.module.css'
import { NavEntry } from './nav-entry.tsx'

interface Props {
  readonly rail?: boolean
  readonly onGo?: () => void
}

export const NavList = ({ rail = false, onGo }: Props) => {
  const { navigation: m } = useMessages(appMessages)
  const { permissions } = useMe()
  return (
    <div className={classes.navGroups}>
      {navigationFor(useRouter(), permissions).map(({ name: group, items }) => (
        <div key={group} className={classes.navGroup} data-rail={rail || undefined}>
          <h2 id={`nav-${group}`}>{m.groups[group]}</h2>
          <ul aria-labelledby={`nav-${group}`}>
            {items.map((item) => (
              <NavEntry key={item.name} item={item} rail={rail} onGo={onGo} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
