import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen, prefetchQuietly } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { orderMessages } from './messages/index.ts'

const contextOf = (context: unknown) => context as { queries: QueryClient }

export const orderRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const record = createRoute({
    getParentRoute: () => parent,
    path: '/orders/$id',
    validateSearch: (search: SearchParams) => search,
    loader: ({ context, params }) =>
      prefetchQuietly(async () => {
        const { prefetchOrder, prefetchShipments } = await import('./use-order.ts')
        prefetchOrder(contextOf(context).queries, params.id)
        prefetchShipments(contextOf(context).queries, params.id)
      }),
    component: lazyScreen(() => import('./record/record-page.tsx'), 'OrderRecordPage'),
    staticData: { title: titleOf(orderMessages, (m) => m.title) },
  })
  const slip = createRoute({
    getParentRoute: () => parent,
    path: '/orders/$id/slip',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./slip/slip-page.tsx'), 'SlipPage'),
    staticData: { title: titleOf(orderMessages, ({ record: m }) => m.slip.open) },
  })
  const edit = createRoute({
    getParentRoute: () => parent,
    path: '/orders/$id/edit',
    loader: ({ context, params }) =>
      prefetchQuietly(async () => {
        const { prefetchOrder } = await import('./use-order.ts')
        prefetchOrder(contextOf(context).queries, params.id)
      }),
    component: lazyScreen(() => import('./edit/edit-page.tsx'), 'OrderEditPage'),
    staticData: { title: titleOf(orderMessages, ({ edit: m }) => m.open) },
  })
  return [record, slip, edit] as const
}
