import type { QueryClient } from '@tanstack/react-query'
import { forgetStarts } from '../lib/api/early.ts'
import type { AppRouter } from './router.ts'

/** Where a person comes back to after signing in. */
export const nextOf = (href: string): { next?: string } =>
  href === '/' || href.startsWith('/login') ? {} : { next: href }

/** What a signed-out person must not see any more is forgotten, then the login asks who they are. */
export const goToLogin = (router: AppRouter, queries: QueryClient): void => {
  const { pathname, href } = router.latestLocation
  if (pathname === '/login') return
  queries.clear()
  forgetStarts()
  // A form keeps its entries as a draft: nobody is asked whether they may be lost.
  void router.navigate({ to: '/login', search: nextOf(href), ignoreBlocker: true })
}
