import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../lib/i18n/catalogue.ts'
import { lazyScreen } from '../../lib/lazy-screen.ts'
import type { SearchParams } from '../../lib/search-params.ts'
import { systemMessages } from '../messages/index.ts'

export const systemRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/system',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./system-page.tsx'), 'SystemPage'),
    staticData: { title: titleOf(systemMessages, ({ work: m }) => m.title), needs: 'work:run' },
  })
