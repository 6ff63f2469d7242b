import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { lazyScreen, prefetchQuietly } from '../lib/lazy-screen.ts'
import type { SearchParams } from '../lib/search-params.ts'
import { prefetchFormWords } from '../ui/form/prefetch-form-words.ts'
import type { Kind } from './kind.ts'

type Form = NonNullable<Kind['form']>

const queriesIn = (context: unknown) => (context as { queries: QueryClient }).queries

const createFormRoute = <Parent extends AnyRoute>(parent: Parent, { entity, createTitle, createScreen }: Form) =>
  createRoute({
    getParentRoute: () => parent,
    path: `/${entity}/create`,
    validateSearch: (search: SearchParams) => search,
    loader: prefetchFormWords,
    component: lazyScreen(async () => ({ Page: await createScreen() }), 'Page'),
    staticData: { title: createTitle, needs: `${entity}:write` },
  })

const editFormRoute = <Parent extends AnyRoute>(parent: Parent, { entity, editTitle, editScreen, prefetch }: Form) =>
  createRoute({
    getParentRoute: () => parent,
    path: `/${entity}/$id`,
    loader: ({ context, params }) => {
      void prefetchFormWords()
      return prefetchQuietly(async () => (await prefetch())(queriesIn(context), params.id))
    },
    component: lazyScreen(async () => ({ Page: await editScreen() }), 'Page'),
    staticData: { title: editTitle, isEnd: true },
  })

/** The forms of each kind that has them. */
export const formRoutes = <Parent extends AnyRoute>(parent: Parent, kinds: readonly Kind[]) =>
  kinds.flatMap(({ form }) => (form ? [createFormRoute(parent, form), editFormRoute(parent, form)] : []))
