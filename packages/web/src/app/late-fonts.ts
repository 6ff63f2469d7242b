import type { QueryClient } from '@tanstack/react-query'
import type { AppRouter } from './router.ts'

const isResting = (router: AppRouter, queries: QueryClient): boolean =>
  router.state.status === 'idle' && queries.isFetching() === 0 && !document.querySelector('main [aria-busy="true"]')

/** Interval in milliseconds at which a screen that still waits is checked. */
const pause = 100

/**
 * Fonts of letters that few words have wait until the first screen shows what it is about, so that nothing of it waits for
 * them; the style sheet asks for them then, and only for those that are seen.
 */
export const allowLateFonts = (router: AppRouter, queries: QueryClient): void => {
  const look = () => {
    if (!isResting(router, queries)) return void setTimeout(look, pause)
    // What is there now is painted before.
    requestAnimationFrame(() => setTimeout(() => document.documentElement.setAttribute('data-rested', '')))
  }
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe()
    setTimeout(look, pause)
  })
}
