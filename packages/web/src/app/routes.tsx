import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { entranceRoutes } from '../account/entrance/routes.tsx'
import { settingsRoutes } from '../account/settings/routes.tsx'
import { boardRoutes } from '../boards/routes.tsx'
import { productRoutes } from '../catalog/products/routes.tsx'
import { dashboardRoutes } from '../insight/dashboards/routes.tsx'
import { titleOf } from '../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../kit/lib/lazy-screen.ts'
import { returnPathOf } from '../kit/lib/paths.ts'
import type { SearchParams } from '../kit/lib/search-params.ts'
import { sessionQuery } from '../kit/lib/session.ts'
import { hasSessionCookie } from '../kit/lib/session-marker.ts'
import { firstDashboard } from '../kit/lib/start-page.ts'
import { formRoutes } from '../kit/records/form-routes.tsx'
import { listRoutes } from '../kit/records/lists/routes.tsx'
import { noteRoutes } from '../kit/records/notes/routes.tsx'
import { binRoutes } from '../kit/records/trash/routes.tsx'
import { accessRoutes } from '../people/access/routes.tsx'
import { userRoutes } from '../people/users/routes.tsx'
import { creditNoteRoutes } from '../sales/credit-notes/routes.tsx'
import { invoiceRoutes } from '../sales/invoices/routes.tsx'
import { orderRoutes } from '../sales/orders/routes.tsx'
import { receivableRoutes } from '../sales/receivables/routes.tsx'
import { seriesRoutes } from '../sales/series/routes.tsx'
import { sharedRoute } from '../sales/shared/routes.tsx'
import { supportRoutes } from '../support/help/routes.tsx'
import { ticketRoutes } from '../support/tickets/routes.tsx'
import { homeRoute } from '../system/home/routes.tsx'
import { importRoutes } from '../system/imports/routes.tsx'
import { jobRoutes } from '../system/jobs/routes.tsx'
import { systemMessages } from '../system/messages/index.ts'
import { outboxRoute } from '../system/outbox/routes.tsx'
import classes from './app.module.css'
import { ErrorPage } from './error-page.tsx'
import { isPublic } from './is-public.ts'
import { kinds } from './kinds.ts'
import { appMessages } from './messages/index.ts'
import { Root } from './root.tsx'
import { returnParameterOf } from './sign-out.ts'
import { useRail } from './use-rail.ts'

/** The outlines of the shell, while it is on its way. */
const ShellSkeleton = () => {
  const rail = useRail()
  return (
    <div className={classes.skeleton} aria-busy="true">
      <div className={classes.aside} data-rail={rail || undefined} />
      <div>
        <div className={classes.bar} />
      </div>
    </div>
  )
}

const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Root })

/** The shell around everything that needs a person: it knows who is there, or sends to the login. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyScreen(() => import('./shell/shell.tsx'), 'Shell'),
  // Without a sign of a session one question goes first; with one, all are asked at once.
  beforeLoad: async ({ context, location }) => {
    if (hasSessionCookie()) return
    const { readSession: findMe } = await import('../kit/lib/read-session.ts')
    if (!(await findMe(context.queries)) && !isPublic(location.pathname))
      throw redirect({ to: '/login', search: returnParameterOf(location.href) })
  },
  loader: async ({ context, location }) => {
    const { queries } = context
    // Where nobody seems to be signed in, that was asked before.
    if (isPublic(location.pathname) && !hasSessionCookie() && !queries.getQueryData(sessionQuery.queryKey)) return
    const { loadMe } = await import('./load-me.ts')
    const me = await loadMe(queries)
    if (!me) {
      if (isPublic(location.pathname)) return
      throw redirect({ to: '/login', search: returnParameterOf(location.href) })
    }
    if (me.leaving) throw redirect({ to: '/return' })
    if (me.needsSecondFactor && !location.pathname.startsWith('/settings/two-factor'))
      throw redirect({ to: '/settings/two-factor-authentication' })
  },
  errorComponent: ErrorPage,
  pendingComponent: ShellSkeleton,
  pendingMs: 0,
  pendingMinMs: 0,
})

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  beforeLoad: () => {
    throw redirect({ to: firstDashboard, search: {} })
  },
})

const systemRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/system',
  validateSearch: (search: SearchParams) => search,
  component: lazyScreen(() => import('../system/work/system-page.tsx'), 'SystemPage'),
  staticData: { title: titleOf(systemMessages, ({ work: m }) => m.title), needs: 'work:run' },
})

const serverErrorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/server-error',
  validateSearch: ({
    next,
    request,
  }: Record<string, unknown>): ReturnType<typeof returnPathOf> & { request?: string | undefined } => ({
    ...returnPathOf(next),
    request: typeof request === 'string' && /^[\w.:-]{1,128}$/.test(request) ? request : undefined,
  }),
  component: lazyScreen(() => import('./server-error-page.tsx'), 'ServerErrorPage'),
  staticData: { title: titleOf(appMessages, (m) => m.serverError.title) },
})

const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintenance',
  validateSearch: ({ next }: Record<string, unknown>) => returnPathOf(next),
  component: lazyScreen(() => import('./trouble/maintenance-page.tsx'), 'MaintenancePage'),
  staticData: { title: titleOf(appMessages, ({ trouble: m }) => m.title) },
})

export const routeTree = rootRoute.addChildren([
  homeRoute(rootRoute),
  ...entranceRoutes(rootRoute),
  serverErrorRoute,
  maintenanceRoute,
  dashboardRoute,
  sharedRoute(rootRoute),
  shellRoute.addChildren([
    ...dashboardRoutes(shellRoute),
    ...listRoutes(shellRoute, Object.values(kinds)),
    ...formRoutes(shellRoute, Object.values(kinds)),
    ...userRoutes(shellRoute),
    ...accessRoutes(shellRoute),
    ...orderRoutes(shellRoute),
    ...productRoutes(shellRoute),
    ...invoiceRoutes(shellRoute),
    ...creditNoteRoutes(shellRoute),
    ...seriesRoutes(shellRoute),
    ...receivableRoutes(shellRoute),
    ...ticketRoutes(shellRoute),
    ...boardRoutes(shellRoute),
    ...importRoutes(shellRoute, Object.values(kinds)),
    ...binRoutes(shellRoute, Object.values(kinds)),
    ...jobRoutes(shellRoute),
    ...settingsRoutes(shellRoute),
    ...supportRoutes(shellRoute),
    ...noteRoutes(shellRoute),
    outboxRoute(shellRoute),
    systemRoute,
  ]),
])
