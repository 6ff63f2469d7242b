import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../lib/i18n/catalogue.ts'
import { lazyScreen } from '../../lib/lazy-screen.ts'
import { jobMessages } from './messages/index.ts'

export const jobRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/background',
      component: lazyScreen(() => import('./jobs-page.tsx'), 'JobsPage'),
      staticData: {
        title: titleOf(jobMessages, (m) => m.title),
        needs: 'users:read',
        shortcut: 'goToBackground',
      },
    }),
  ] as const
