import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/lazy-screen.ts'
import type { SearchParams } from '../../lib/search-params.ts'
import type { Kind } from '../index.ts'

const binRoute = <Parent extends AnyRoute>(parent: Parent, { entity, title }: NonNullable<Kind['bin']>) =>
  createRoute({
    getParentRoute: () => parent,
    path: `/${entity}/bin`,
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(async () => {
      const { BinPage } = await import('./bin-page.tsx')
      return { Page: () => <BinPage entity={entity} title={title} /> }
    }, 'Page'),
    staticData: { title, needs: `${entity}:delete` },
  })

/** A bin for each kind that has one. */
export const binRoutes = <Parent extends AnyRoute>(parent: Parent, kinds: readonly Kind[]) =>
  kinds.flatMap(({ bin }) => (bin ? [binRoute(parent, bin)] : []))
