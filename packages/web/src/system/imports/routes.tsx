import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import type { Kind } from '../../kit/records/index.ts'

/** The import is in the address, so that a reload goes on where it was. */
const validateSearch = ({ id }: SearchParams): { id?: string } => (typeof id === 'string' ? { id } : {})

const importRoute = <Parent extends AnyRoute>(
  parent: Parent,
  { entity, title, example }: NonNullable<Kind['import']>,
) =>
  createRoute({
    getParentRoute: () => parent,
    path: `/${entity}/import`,
    validateSearch,
    component: lazyScreen(async () => {
      const [{ ImportPage }] = await Promise.all([import('./import-page.tsx'), example.load()])
      return { Page: () => <ImportPage entity={entity} /> }
    }, 'Page'),
    staticData: { title, needs: 'imports:run' },
  })

/** An import for each kind that files may create. */
export const importRoutes = <Parent extends AnyRoute>(parent: Parent, kinds: readonly Kind[]) =>
  kinds.flatMap((kind) => (kind.import ? [importRoute(parent, kind.import)] : []))
