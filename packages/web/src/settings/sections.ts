import type { Icon } from '@tabler/icons-react'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import type { LinkProps } from '@tanstack/react-router'

interface Section {
  readonly name: 'profile' | 'security' | 'billing' | 'twoFactor' | 'notification' | 'social' | 'deactivation'
  readonly to: NonNullable<LinkProps['to']>
  readonly icon: Icon
}

/** The settings in the order of their list: only those whose page is there. */
export const sections: readonly Section[] = [
  { name: 'profile', to: '/settings', icon: IconUserCircle },
  { name: 'security', to: '/settings/security', icon: IconShieldLock },
  { name: 'billing', to: '/settings/plan-billing', icon: IconCreditCard },
  { name: 'twoFactor', to: '/settings/two-factor-authentication', icon: IconDeviceMobile },
  { name: 'notification', to: '/settings/notification', icon: IconBell },
  { name: 'social', to: '/settings/social-media-links', icon: IconLink },
  { name: 'deactivation', to: '/settings/account-deactivation', icon: IconUserOff },
]
