import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import type { SearchParams } from '../lib/search-params.ts'
import { reviewMessages } from './messages/index.ts'

export const reviewRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/reviews',
    validateSearch: (search: SearchParams) => search,
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps }) => {
      const { askForReviews } = await import('./list/list-query.ts')
      askForReviews((context as unknown as { queries: QueryClient }).queries, deps)
    },
    component: lazyScreen(() => import('./list/list-page.tsx'), 'ReviewListPage'),
    staticData: {
      title: titleOf(reviewMessages, (m) => m.list.title),
      needs: 'reviews:read',
      shortcut: 'goToReviews',
      statuses: titleOf(reviewMessages, (m) => m.statuses),
    },
  })
  return [list] as const
}
