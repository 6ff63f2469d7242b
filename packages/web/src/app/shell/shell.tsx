import { ActionIcon, UnstyledButton } from '@mantine/core'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import { Link, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe, useVisitor } from '../../kit/lib/session.ts'
import { JobsUnderWay } from '../../kit/records/background/jobs-under-way.tsx'
import { useLive } from '../../kit/records/live/index.ts'

import { focusList, listId, useHasList } from '../../kit/ui/data-table/list-presence.ts'
import { InShellProvider } from '../../kit/ui/in-shell.ts'
import { Logo } from '../../kit/ui/logo.tsx'
import { useIsLeaving, useShownPath } from '../../kit/ui/place-link.tsx'
import { useShortcut } from '../../kit/ui/shortcuts/use-shortcut.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import '../../kit/ui/styles/signed-in.css'
import { localeNames } from '../../kit/lib/i18n/locale.ts'
import { startPageOf } from '../../kit/lib/start-page.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import { Flag } from '../../kit/ui/flag.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { LazyPopup } from '../../kit/ui/popup/lazy-popup.tsx'
import { register } from '../../kit/ui/shortcuts/registry.ts'
import { useOverlay } from '../../kit/ui/use-overlay.tsx'
import { screensFor } from '../commands/screens.ts'
import { isPublic } from '../is-public.ts'
import { appMessages } from '../messages/index.ts'
import { SessionEnd } from '../session-end/session-end.tsx'
import { toggleRail, useRail } from '../use-rail.ts'
import { useWatchWaitingCounts } from '../use-waiting-count.ts'
import { useVisits } from '../visits.ts'
import { Bell } from './bell.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { NavDrawerButton } from './nav-drawer-button.tsx'
import { NavList } from './nav-list.tsx'
import { PublicShell } from './public-shell.tsx'
import { SchemeMenu } from './scheme-menu.tsx'
import { SearchButton } from './search-button.tsx'
import classes from './shell.module.css'

/** Two keys lead to a screen, where its route says so and one may see it. */
const useGoTo = (): void => {
  const router = useRouter()
  const navigate = useNavigate()
  const { permissions } = useMe()
  useEffect(() => {
    const ends = screensFor(router, permissions).flatMap(({ to, shortcut }) =>
      shortcut ? [register({ name: shortcut, perform: () => void navigate({ to }) })] : [],
    )
    return () => {
      for (const end of ends) end()
    }
  }, [router, navigate, permissions])
}

const loadAccountMenu = async () => (await import('./account-popup.tsx')).AccountPopup

const AccountMenu = () => {
  const { account: m } = useMessages(appMessages)
  const me = useMe()
  const target = (
    <UnstyledButton className={classes.target} data-view="account" aria-label={m.label(me.name)}>
      <Avatar name={me.name} image={me.image} size={32} />
    </UnstyledButton>
  )
  return <LazyPopup kind="menu" target={target} load={loadAccountMenu} props={{}} />
}

const loadLanguageMenu = async () => (await import('./language-popup.tsx')).LanguagePopup

const LanguageMenu = () => {
  const m = useMessages(commonMessages)
  const current = useLocale()
  const target = (
    <ActionIcon aria-label={`${m.language}: ${localeNames[current]}`}>
      <Flag locale={current} />
    </ActionIcon>
  )
  return <LazyPopup kind="menu" target={target} load={loadLanguageMenu} props={{}} />
}

const ViewAsBanner = lazy(async () => ({ default: (await import('../../people/view-as/index.ts')).ViewAsBanner }))

/** The second link past what stands above: to the rows of a list, where there is one. */
const SkipToList = () => {
  const m = useMessages(appMessages)
  if (!useHasList()) return null
  return (
    <a
      className={classes.skip}
      href={`#${listId}`}
      onClick={(event) => {
        event.preventDefault()
        focusList()
      }}
    >
      {m.skipToList}
    </a>
  )
}

const loadHelp = async () => (await import('../../kit/ui/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog

/** Stands in for a screen that has to wait although its code and its words are there. */
const PageSkeleton = () => (
  <div className={classes.waiting} aria-busy="true">
    <Skeleton width={200} height={24} />
    <Skeleton width="100%" height={320} />
  </div>
)

/** Frame around every screen of a signed-in person. */
const SignedIn = () => {
  const m = useMessages(appMessages)
  const rail = useRail()
  const me = useMe()
  const router = useRouter()
  const isLeaving = useIsLeaving()
  const help = useOverlay(loadHelp)
  useShortcut('help', help.open)
  useShortcut('navigation', toggleRail)
  // The toaster listens to it by itself.
  useShortcut('notifications')
  useGoTo()
  useVisits()
  useWatchWaitingCounts()
  useLive()
  return (
    <div className={classes.shell} data-viewing={me.viewer ? true : undefined}>
      <a className={classes.skip} href="#content">
        {m.skip}
      </a>
      <SkipToList />
      {me.viewer && (
        <Suspense>
          <ViewAsBanner me={me} viewer={me.viewer} />
        </Suspense>
      )}
      <nav className={classes.aside} data-rail={rail || undefined} aria-label={m.navigation.label}>
        <Link to={startPageOf(router, me)} className={classes.brand} aria-label="Quarterdeck">
          <Logo />
          {!rail && <span>Quarterdeck</span>}
        </Link>
        <NavList rail={rail} />
      </nav>
      <div>
        <header className={classes.bar}>
          <NavDrawerButton />
          <ActionIcon
            className={classes.collapse}
            aria-label={rail ? m.navigation.expand : m.navigation.collapse}
            aria-expanded={!rail}
            onClick={toggleRail}
          >
            <IconLayoutSidebar size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <Suspense>
            <Breadcrumbs />
          </Suspense>
          <div className={classes.tools}>
            <SearchButton />
            <LanguageMenu />
            <SchemeMenu />
            <Bell />
            <AccountMenu />
          </div>
        </header>
        <main id="content" tabIndex={-1} className={classes.content} aria-busy={isLeaving || undefined}>
          <InShellProvider value>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </InShellProvider>
        </main>
      </div>
      {help.overlay}
      <JobsUnderWay />
      <SessionEnd />
    </div>
  )
}

/** Screens that anyone may see have the shell for those who are signed in, and a plain frame for all others. */
export const Shell = () => {
  const shown = useShownPath()
  const isStranger = useVisitor() === undefined && isPublic(shown)
  return isStranger ? <PublicShell /> : <SignedIn />
}
