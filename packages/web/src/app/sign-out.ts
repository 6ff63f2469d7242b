import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { clearEarlyRequests } from '../kit/lib/api/early-requests.ts'
import { clearReturnStates } from '../kit/ui/data-table/return-state.ts'

/** Returns the address to return to after signing in. */
export const returnParameterOf = (href: string): { next?: string } =>
  href === '/' || href.startsWith('/login') ? {} : { next: href }

/** Forgets what a person typed into searches when they sign out. */
export const clearTypedSearches = (): void => {
  clearEarlyRequests()
  clearReturnStates()
}

/** Forgets what nobody may see after a sign-out, and goes to the sign-in screen. */
export const goToLogin = (router: AnyRouter, queries: QueryClient): void => {
  const { pathname, href } = router.latestLocation
  if (pathname === '/login') return
  queries.clear()
  clearTypedSearches()
  // A form keeps its entries as a draft: nobody is asked whether they may be lost.
  void router.navigate({ to: '/login', search: returnParameterOf(href), ignoreBlocker: true })
}
