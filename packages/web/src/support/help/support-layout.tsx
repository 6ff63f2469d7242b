import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useVisitor } from '../../kit/lib/session.ts'
import { useShownPath } from '../../kit/ui/place-link.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { type Tab, Tabs } from '../../kit/ui/tabs/tabs.tsx'
import { supportMessages } from '../messages/index.ts'
import classes from './support.module.css'

/** Layout of the help center, with tabs for its screens. */
export const SupportLayout = () => {
  const m = useMessages(supportMessages)
  const visitor = useVisitor()
  const shown = useShownPath().replace(/(.)\/$/, '$1')
  const tabs: readonly Tab[] = [
    { name: '/support', label: m.sections.overview, link: { to: '/support' } },
    { name: '/support/faqs', label: m.sections.faqs, link: { to: '/support/faqs' } },
    { name: '/support/contact', label: m.sections.contact, link: { to: '/support/contact' } },
    ...(visitor?.permissions.includes('tickets:write')
      ? [{ name: '/support/create-ticket', label: m.sections.create, link: { to: '/support/create-ticket' as const } }]
      : []),
  ]
  return (
    <div className={classes.layout} data-alone={visitor === undefined || undefined}>
      <div className={classes.tabs}>
        <Tabs label={m.title} tabs={tabs} current={shown} />
      </div>
      <Suspense fallback={<Skeleton width="100%" height={320} />}>
        <Outlet />
      </Suspense>
    </div>
  )
}
