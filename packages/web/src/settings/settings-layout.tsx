import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { settingsMessages } from './messages/index.ts'
import { sections } from './sections.ts'
import classes from './settings-layout.module.css'

/** On a phone the list is a strip, on which the section that one is in may be out of sight. */
const reveal = (link: HTMLElement | null) => {
  if (link?.getAttribute('aria-current')) link.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}

/** The sections of the settings beside the one that is open. */
export const SettingsLayout = () => {
  const m = useMessages(settingsMessages)
  return (
    <div className={classes.layout}>
      <nav className={classes.nav} aria-label={m.title}>
        <ul className={classes.list}>
          {sections.map(({ name, to, icon: Icon }) => (
            <li key={name}>
              <PlaceLink to={to} ref={reveal} className={classes.link} exact>
                <Icon size={18} stroke={1.75} aria-hidden />
                {m.sections[name]}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.content}>
        <Suspense fallback={<Skeleton width="100%" height={320} />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
