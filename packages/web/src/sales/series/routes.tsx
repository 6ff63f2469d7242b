import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen, prefetchQuietly } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { seriesMessages } from './messages/index.ts'

const queriesIn = (context: unknown) => (context as { queries: QueryClient }).queries

export const seriesRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const record = createRoute({
    getParentRoute: () => parent,
    path: '/series/$id/details',
    validateSearch: (search: SearchParams) => search,
    loader: ({ context, params }) =>
      prefetchQuietly(async () => {
        const { seriesRecord } = await import('./source.ts')
        void queriesIn(context).prefetchQuery(seriesRecord(params.id))
      }),
    component: lazyScreen(() => import('./record-page.tsx'), 'SeriesRecordPage'),
    staticData: { title: titleOf(seriesMessages, (m) => m.title) },
  })
  return [record] as const
}
