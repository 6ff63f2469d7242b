import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import { systemMessages } from '../messages/index.ts'

export const jobRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/background',
      component: lazyScreen(() => import('./jobs-page.tsx'), 'JobsPage'),
      staticData: {
        title: titleOf(systemMessages, ({ jobs: m }) => m.title),
        needs: 'users:read',
        shortcut: 'goToBackground',
      },
    }),
  ] as const
