import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { homeRoute } from '../home/routes.tsx'
import { importRoutes } from '../imports/routes.tsx'
import { loginRoute } from '../sign-in/routes.tsx'
import { userRoutes } from '../users/routes.tsx'
import { ErrorPage } from './error-page.tsx'
import { Root } from './root.tsx'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { nextOf } from './sign-out.ts'

const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Root })

/** The shell around everything that needs a person: it knows who is there, or sends to the login. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  loader: async ({ context, location }) => {
    const { loadMe } = await import('./load-me.ts')
    if (!(await loadMe(context.queries))) throw redirect({ to: '/login', search: nextOf(location.href) })
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
    // The course dashboard is not a route yet, so its path is not known to the types.
    throw redirect({ href: `${import.meta.env.BASE_URL}course` })
  },
})

export const routeTree = rootRoute.addChildren([
  homeRoute(rootRoute),
  loginRoute(rootRoute),
  dashboardRoute,
  shellRoute.addChildren([...userRoutes(shellRoute), ...importRoutes(shellRoute)]),
])
