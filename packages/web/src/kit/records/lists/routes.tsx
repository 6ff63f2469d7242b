import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/lazy-screen.ts'
import type { SearchParams } from '../../lib/search-params.ts'
import type { Kind } from '../index.ts'

const queriesIn = (context: unknown) => (context as { queries: QueryClient }).queries

const listRoute = <Parent extends AnyRoute>(parent: Parent, list: NonNullable<Kind['list']>) =>
  createRoute({
    getParentRoute: () => parent,
    path: `/${list.entity}`,
    validateSearch: (search: SearchParams) => search,
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps }) => {
      const [source, { prefetchFirstPage }] = await Promise.all([list.source(), import('../views/index.ts')])
      prefetchFirstPage(queriesIn(context), { ...source, name: list.entity, hasCards: list.hasCards ?? false }, deps)
    },
    component: lazyScreen(async () => ({ Page: await list.screen() }), 'Page'),
    staticData: {
      title: list.title,
      needs: `${list.entity}:read`,
      ...(list.shortcut && { shortcut: list.shortcut }),
      ...(list.statuses && { statuses: list.statuses, statusField: list.statusField }),
    },
  })

/** A list for each kind that has one; its first rows are on their way before its screen is. */
export const listRoutes = <Parent extends AnyRoute>(parent: Parent, kinds: readonly Kind[]) =>
  kinds.flatMap(({ list }) => (list ? [listRoute(parent, list)] : []))
