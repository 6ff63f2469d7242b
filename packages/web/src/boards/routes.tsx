import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../kit/lib/i18n/catalogue.ts'
import { lazyScreen, prefetchQuietly } from '../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../kit/lib/search-params.ts'
import { boardMessages } from './messages/index.ts'

const queriesIn = (context: unknown) => (context as { queries: QueryClient }).queries

export const boardRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/kanban',
      validateSearch: (search: SearchParams) => search,
      loader: ({ context }) =>
        prefetchQuietly(async () => {
          const { allBoards } = await import('./queries.ts')
          void queriesIn(context).prefetchQuery(allBoards)
        }),
      component: lazyScreen(() => import('./kanban-page.tsx'), 'KanbanPage'),
      staticData: { title: titleOf(boardMessages, (m) => m.title), needs: 'boards:read', shortcut: 'goToKanban' },
    }),
  ] as const
