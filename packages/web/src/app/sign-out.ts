import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { forgetStarts } from '../lib/api/early.ts'
import { forgetReturnStates } from '../ui/data-table/return-state.ts'

/** Where a person comes back to after signing in. */
export const nextOf = (href: string): { next?: string } =>
  href === '/' || href.startsWith('/login') ? {} : { next: href }

/** What somebody searched for is nobody else's business. */
export const forgetTyped = (): void => {
  forgetStarts()
  forgetReturnStates()
}

/** What a signed-out person must not see any more is forgotten, then the login asks who they are. */
export const goToLogin = (router: AnyRouter, queries: QueryClient): void => {
  const { pathname, href } = router.latestLocation
  if (pathname === '/login') return
  queries.clear()
  forgetTyped()
  // A form keeps its entries as a draft: nobody is asked whether they may be lost.
  void router.navigate({ to: '/login', search: nextOf(href), ignoreBlocker: true })
}
