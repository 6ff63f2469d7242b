import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import type { SearchParams } from '../lib/search-params.ts'
import { importMessages } from './messages/index.ts'

export const importRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/users/import',
      // The import is in the address, so that a reload goes on where it was.
      validateSearch: ({ id }: SearchParams): { id?: string } => (typeof id === 'string' ? { id } : {}),
      component: lazyScreen(() => import('./import-page.tsx'), 'ImportPage'),
      staticData: { title: titleOf(importMessages, (m) => m.title) },
    }),
  ] as const
