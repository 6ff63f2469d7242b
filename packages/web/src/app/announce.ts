import NProgress from 'nprogress'
import { currentLocale, spoken } from '../lib/i18n/locale.ts'
import { focusHeading } from '../ui/heading-focus.ts'
import { titleAt, titled } from '../ui/use-title.ts'
import { placesOn } from './places-on.ts'
import type { AppRouter } from './router.ts'

const routeTitle = (router: AppRouter, path: string) =>
  router.matchRoutes(path, {}).at(-1)?.staticData.title?.load(currentLocale())

/** The breadcrumbs say them as soon as the screen is there. */
const bringTitles = (router: AppRouter, path: string) => {
  const titles = placesOn(router, path).map(({ title }) => title.load(currentLocale()))
  // What fails here fails again where it is said.
  void Promise.allSettled(titles)
}

const setTitle = async (router: AppRouter, path: string) => {
  try {
    const title = await routeTitle(router, path)
    if (!title || router.latestLocation.pathname !== path) return
    // A screen that is there already knows better what it is about.
    document.title = titled(titleAt(path) ?? title)
  } catch {
    // The screen itself will say that it could not be loaded.
  }
}

/** Tells of each navigation: the bar at the top, the title of the page, and the focus on its heading. */
export const announceNavigations = (router: AppRouter): void => {
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

  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return
    NProgress.start()
    bringTitles(router, toLocation.pathname)
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
  spoken.subscribe(() => void setTitle(router, router.latestLocation.pathname))
}
