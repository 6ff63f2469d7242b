import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import type { SearchParams } from '../lib/search-params.ts'
import { importMessages } from './messages/index.ts'

/** The import is in the address, so that a reload goes on where it was. */
const validateSearch = ({ id }: SearchParams): { id?: string } => (typeof id === 'string' ? { id } : {})

export const importRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/users/import',
      validateSearch,
      component: lazyScreen(() => import('./import-pages.tsx'), 'UserImportPage'),
      staticData: {
        title: titleOf(importMessages, (m) => m.kinds.users.title),
        needs: 'imports:run',
      },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/products/import',
      validateSearch,
      component: lazyScreen(() => import('./import-pages.tsx'), 'ProductImportPage'),
      staticData: {
        title: titleOf(importMessages, (m) => m.kinds.products.title),
        needs: 'imports:run',
      },
    }),
  ] as const
