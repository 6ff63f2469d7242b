import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen, prefetchQuietly } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { productMessages } from './messages/index.ts'

const contextOf = (context: unknown) => context as { queries: QueryClient }

export const productRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const overview = createRoute({
    getParentRoute: () => parent,
    path: '/products/$id/overview',
    validateSearch: (search: SearchParams) => search,
    loaderDeps: ({ search }) => search,
    loader: ({ context, params, deps }) =>
      prefetchQuietly(async () => {
        const { prefetchOverview } = await import('./overview/overview-query.ts')
        prefetchOverview(contextOf(context).queries, params.id, deps)
      }),
    component: lazyScreen(() => import('./overview/overview-page.tsx'), 'ProductOverviewPage'),
    staticData: { title: titleOf(productMessages, (m) => m.overview.title) },
  })
  return [overview] as const
}
