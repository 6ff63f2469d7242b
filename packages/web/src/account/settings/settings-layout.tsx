import type { Icon } from '@tabler/icons-react'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconChartDots from '@tabler/icons-react/dist/esm/icons/IconChartDots.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconMailCog from '@tabler/icons-react/dist/esm/icons/IconMailCog.mjs'
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { type LinkProps, Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { PlaceLink, useShownPath } from '../../kit/ui/place-link.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { settingsMessages } from './messages/index.ts'
import classes from './settings.module.css'

interface Section {
  readonly name:
    | 'profile'
    | 'company'
    | 'security'
    | 'billing'
    | 'twoFactor'
    | 'notification'
    | 'social'
    | 'mailTexts'
    | 'reminders'
    | 'support'
    | 'collector'
    | 'deactivation'
  readonly to: NonNullable<LinkProps['to']>
  readonly icon: Icon
}

/** The settings in the order of their list: what is one's own, and what holds for all who work here. */
const groups: Readonly<Record<'own' | 'company', readonly Section[]>> = {
  own: [
    { name: 'profile', to: '/settings', icon: IconUserCircle },
    { name: 'security', to: '/settings/security', icon: IconShieldLock },
    { name: 'twoFactor', to: '/settings/two-factor-authentication', icon: IconDeviceMobile },
    { name: 'notification', to: '/settings/notification', icon: IconBell },
    { name: 'social', to: '/settings/social-media-links', icon: IconLink },
    { name: 'deactivation', to: '/settings/account-deactivation', icon: IconUserOff },
  ],
  company: [
    { name: 'company', to: '/settings/company', icon: IconBuilding },
    { name: 'mailTexts', to: '/settings/mail-texts', icon: IconMailCog },
    { name: 'reminders', to: '/settings/reminders', icon: IconMailExclamation },
    { name: 'support', to: '/settings/support', icon: IconLifebuoy },
    { name: 'collector', to: '/settings/analytics', icon: IconChartDots },
    { name: 'billing', to: '/settings/plan-billing', icon: IconCreditCard },
  ],
}

/** Scrolls the strip of sections on a phone to the current one. */
const useRevealed = () => {
  const shown = useShownPath()
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address another section is marked
  useEffect(() => {
    const reveal = () =>
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
    reveal()
    // Its own font makes the strip wider than the one it is first drawn in.
    void document.fonts.ready.then(reveal)
  }, [shown])
  return nav
}

/** The sections of the settings beside the one that is open. */
export const SettingsLayout = () => {
  const m = useMessages(settingsMessages)
  const nav = useRevealed()
  return (
    <div className={classes.layout}>
      <nav ref={nav} className={classes.nav} aria-label={m.title}>
        <div className={classes.navGroups}>
          {(['own', 'company'] as const).map((group) => (
            <div key={group} className={classes.navGroup}>
              <h2 id={`settings-${group}`}>{m.groups[group]}</h2>
              <ul className={classes.navItems} aria-labelledby={`settings-${group}`}>
                {groups[group].map(({ name, to, icon: Icon }) => (
                  <li key={name}>
                    <PlaceLink to={to} className={classes.link} exact>
                      <Icon size={18} stroke={1.75} aria-hidden />
                      {m.sections[name]}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className={shared.shrinks}>
        <Suspense fallback={<Skeleton width="100%" height={320} />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
