import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe } from '../../lib/session.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { appMessages } from '../messages/index.ts'
import { navigationFor } from '../navigation.ts'
import classes from './shell.module.css'

interface Props {
  readonly rail?: boolean
  readonly onGo?: () => void
}

export const NavList = ({ rail = false, onGo }: Props) => {
  const { navigation: m } = useMessages(appMessages)
  const { permissions } = useMe()
  return (
    <div className={classes.navGroups}>
      {navigationFor(permissions).map(({ name: group, items }) => (
        <div key={group} className={classes.navGroup} data-rail={rail || undefined}>
          <h2 id={`nav-${group}`}>{m.groups[group]}</h2>
          <ul aria-labelledby={`nav-${group}`}>
            {items.map(({ name, to, icon: Icon }) => (
              <li key={name}>
                <PlaceLink
                  to={to}
                  className={classes.link}
                  {...(rail && { 'aria-label': m.items[name], title: m.items[name] })}
                  {...(onGo && { onClick: onGo })}
                >
                  <Icon size={20} stroke={1.75} aria-hidden />
                  <span>{m.items[name]}</span>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
