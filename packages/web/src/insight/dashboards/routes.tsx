import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { type FrameAddress, readAddress } from './address.ts'
import { dashboardMessages } from './messages/index.ts'

export const dashboardRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const common = {
    getParentRoute: () => parent,
    validateSearch: (search: SearchParams): FrameAddress => readAddress(search),
  }
  const sales = createRoute({
    ...common,
    path: '/sales',
    component: lazyScreen(() => import('./dashboard-page.tsx'), 'SalesPage'),
    staticData: { title: titleOf(dashboardMessages, (m) => m.dashboards.sales.title), needs: 'orders:read' },
  })
  const finance = createRoute({
    ...common,
    path: '/finance',
    component: lazyScreen(() => import('./dashboard-page.tsx'), 'FinancePage'),
    staticData: { title: titleOf(dashboardMessages, (m) => m.dashboards.finance.title), needs: 'invoices:read' },
  })
  const analytics = createRoute({
    ...common,
    path: '/analytics',
    component: lazyScreen(() => import('./dashboard-page.tsx'), 'AnalyticsPage'),
    staticData: { title: titleOf(dashboardMessages, (m) => m.dashboards.analytics.title), needs: 'analytics:read' },
  })
  const career = createRoute({
    ...common,
    path: '/career',
    component: lazyScreen(() => import('./dashboard-page.tsx'), 'CareerPage'),
    staticData: { title: titleOf(dashboardMessages, (m) => m.dashboards.career.title), needs: 'applicants:read' },
  })
  const visits = createRoute({
    getParentRoute: () => parent,
    path: '/visits',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./visits/visits-page.tsx'), 'VisitsPage'),
    staticData: { title: titleOf(dashboardMessages, (m) => m.visits.title), needs: 'analytics:read' },
  })
  const usage = createRoute({
    getParentRoute: () => parent,
    path: '/usage',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./usage/usage-page.tsx'), 'UsagePage'),
    staticData: { title: titleOf(dashboardMessages, (m) => m.usage.title), needs: 'analytics:read' },
  })
  const course = createRoute({
    ...common,
    path: '/course',
    component: lazyScreen(() => import('./dashboard-page.tsx'), 'CoursePage'),
    staticData: { title: titleOf(dashboardMessages, (m) => m.dashboards.course.title), needs: 'enrolments:read' },
  })
  return [sales, finance, career, course, analytics, visits, usage] as const
}
