import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import type { SearchParams } from '../lib/search-params.ts'
import { binMessages } from './messages/index.ts'

export const binRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const users = createRoute({
    getParentRoute: () => parent,
    path: '/users/bin',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./bin-pages.tsx'), 'UserBinPage'),
    staticData: {
      title: titleOf(binMessages, (m) => m.title.users),
      needs: 'users:delete',
    },
  })
  const orders = createRoute({
    getParentRoute: () => parent,
    path: '/orders/bin',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./bin-pages.tsx'), 'OrderBinPage'),
    staticData: {
      title: titleOf(binMessages, (m) => m.title.orders),
      needs: 'orders:delete',
    },
  })
  const products = createRoute({
    getParentRoute: () => parent,
    path: '/products/bin',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./bin-pages.tsx'), 'ProductBinPage'),
    staticData: {
      title: titleOf(binMessages, (m) => m.title.products),
      needs: 'products:delete',
    },
  })
  const reviews = createRoute({
    getParentRoute: () => parent,
    path: '/reviews/bin',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./bin-pages.tsx'), 'ReviewBinPage'),
    staticData: {
      title: titleOf(binMessages, (m) => m.title.reviews),
      needs: 'reviews:delete',
    },
  })
  return [users, orders, products, reviews] as const
}
