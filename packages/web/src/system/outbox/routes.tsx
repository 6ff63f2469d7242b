import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { systemMessages } from '../messages/index.ts'

export const outboxRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/outbox',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./outbox-page.tsx'), 'OutboxPage'),
    staticData: {
      title: titleOf(systemMessages, ({ outbox: m }) => m.title),
      needs: 'outbox:read',
      shortcut: 'goToOutbox',
    },
  })
