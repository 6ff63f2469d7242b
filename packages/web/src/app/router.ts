import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouteTitle, RouteWords } from '../kit/lib/i18n/catalogue.ts'
import { parseSearch, writeSearch } from '../kit/lib/search-params.ts'
import type { ShortcutName } from '../kit/ui/shortcut-keys.ts'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { routeTree } from './routes.tsx'

/** @param history where there is no address bar, e.g. while the product is built */
export const createAppRouter = (queries: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history, origin: 'http://localhost' }),
    basepath: import.meta.env.BASE_URL,
    context: { queries },
    parseSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    // What is loaded ahead goes through the query cache, which knows how fresh it is.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: !history,
    scrollRestorationBehavior: 'instant',
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    title?: RouteTitle
    /** Frame that the route stands in, where its address names another one. */
    frame?: { readonly path: string; readonly title: RouteTitle }
    /** True where the breadcrumbs of a screen below it leave this one out. */
    isEnd?: true
    /** Permission that the route needs; absent where everyone may see it. */
    needs?: Permission
    /** The keys that lead to it from anywhere. */
    shortcut?: ShortcutName
    /** The statuses by which its list is narrowed, by their names in the address. */
    statuses?: RouteWords<Readonly<Record<string, string>>>
    /** The filter that these are values of; `status` where absent. */
    statusField?: string | undefined
  }
}
