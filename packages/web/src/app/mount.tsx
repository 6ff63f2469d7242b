import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect, useInsertionEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { onProofRequired, onSignedOut } from '../kit/lib/api/auth-events.ts'
import { saveEarlyRequests } from '../kit/lib/api/early-requests.ts'
import { onRecovered } from '../kit/lib/api/outage.ts'
import { createQueries } from '../kit/lib/api/query-client.ts'
import { loadHttp } from '../kit/lib/api/send.ts'
import { ApiError } from '../kit/lib/api-error.ts'
import { followOtherWindows } from '../kit/lib/i18n/catalogue.ts'
import { applyLocale, currentLocale, localeAtom } from '../kit/lib/i18n/locale.ts'
import { correctComposing } from '../kit/lib/is-composing.ts'
import { watchPreloads } from '../kit/lib/load-errors.ts'
import '../kit/ui/styles/base.css'
import NProgress from 'nprogress'
import { setInitialWidth } from '../kit/ui/data-table/columns/use-width.ts'
import { focusHeading, trackNavigation } from '../kit/ui/heading-focus.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { documentTitle, titleAt } from '../kit/ui/use-title.ts'
import { allowLateFonts } from './late-fonts.ts'
import { appMessages } from './messages/index.ts'
import { offerReloads } from './offer-reload.ts'
import { preparePrerendered } from './prerender/prepare.ts'
import { Providers } from './providers.tsx'
import type { AppRouter } from './router.ts'
import { createAppRouter } from './router.ts'
import { screensOnPath } from './screens-on-path.ts'
import { passwordQuestion } from './session-end/session-questions.ts'
import { goToLogin } from './sign-out.ts'

const routeTitle = (router: AppRouter, path: string) =>
  router.matchRoutes(path, {}).at(-1)?.staticData.title?.load(currentLocale())

/** The breadcrumbs say them as soon as the screen is there. */
const preloadTitles = (router: AppRouter, path: string) => {
  const titles = screensOnPath(router, path).map(({ title }) => title.load(currentLocale()))
  // What fails here fails again where it is said.
  void Promise.allSettled(titles)
}

const setTitle = async (router: AppRouter, path: string) => {
  try {
    const title = await routeTitle(router, path)
    if (!title || router.latestLocation.pathname !== path) return
    // A screen that is there already knows better what it is about.
    document.title = documentTitle(titleAt(path) ?? title)
  } catch {
    // The screen itself will say that it could not be loaded.
  }
}

/** Tells of each navigation: the bar at the top, the title of the page, and the focus on its heading. */
const announceNavigations = (router: AppRouter): void => {
  NProgress.configure({
    minimum: 0.08,
    speed: 200,
    trickle: true,
    trickleSpeed: 800,
    trickleRate: 0.02,
    showSpinner: false,
    // Its own template has a role that does not exist.
    barSelector: '.bar',
    template: '<div class="bar"></div>',
  } as Partial<NProgress.NProgressOptions>)

  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, toLocation }) => {
    if (!pathChanged) return
    trackNavigation()
    // Outlines say as much where the app starts; the bar would have all of them laid out.
    if (fromLocation) NProgress.start()
    preloadTitles(router, toLocation.pathname)
    void setTitle(router, toLocation.pathname)
  })
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    requestAnimationFrame(() => {
      if (fromLocation && pathChanged) focusHeading()
      // The screen is painted first: the bar has the browser lay out all of it to move on.
      setTimeout(() => {
        if (router.state.status === 'idle') NProgress.done()
      })
    })
  })
  localeAtom.subscribe(() => void setTitle(router, router.latestLocation.pathname))
}

/** A failed call is shown on the screen and known to the server's log; anything else is a fault of ours. */
const reportUnforeseen = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error)
}

interface Outlines {
  /** Element that holds the prerendered outlines. */
  readonly root: HTMLElement
}

/**
 * Gives the page over from the outlines to the app in the very commit that brings the app: its styles, and that it can be
 * used. A moment before, the browser would lay out the outlines once more, for nothing.
 */
const TakeOver = ({ root }: Outlines) => {
  useInsertionEffect(() => {
    root.inert = false
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]'))
      link.media = 'all'
  }, [root])
  useEffect(() => {
    // Who needs it before will hear what is wrong.
    loadHttp().catch(() => undefined)
  }, [])
  return null
}

/** Milliseconds after which what is asked for is no more for the first screen. */
const startLasts = 3000

/** Starts the product in an element. The words are there before the first paint, so that nothing flickers. */
export const mount = async (element: HTMLElement): Promise<void> => {
  watchPreloads()
  correctComposing()
  applyLocale(currentLocale())
  followOtherWindows()
  await Promise.all([commonMessages.load(currentLocale()), appMessages.load(currentLocale())])

  const queries = createQueries()
  const router = createAppRouter(queries)
  onSignedOut(async () => {
    try {
      return await (await import('./session-end/renew-session.ts')).renewSession(router, queries)
    } catch {
      goToLogin(router, queries)
      return false
    }
  })
  onProofRequired(passwordQuestion.ask)
  onRecovered(() => {
    void queries.invalidateQueries()
    void router.invalidate()
  })
  offerReloads()
  announceNavigations(router)
  allowLateFonts(router, queries)

  const options = {
    onCaughtError: reportUnforeseen,
    // React's own error says no more than that it got over one.
    onRecoverableError: (error: unknown) => reportError((error instanceof Error && error.cause) || error),
  }
  const app = (
    <StrictMode>
      <TakeOver root={element} />
      <Providers queries={queries}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
  const isPrerendered = await preparePrerendered(router, queries)
  // A list is drawn once and not again when it is measured.
  setInitialWidth(element.querySelector('[data-scroll-restoration-id="table"]')?.clientWidth ?? 0)
  if (isPrerendered) hydrateRoot(element, app, options)
  else createRoot(element, options).render(app)
  setTimeout(saveEarlyRequests, startLasts)
}
