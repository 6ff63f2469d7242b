import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import { peopleMessages } from '../messages/index.ts'

export const accessRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/users/access',
      component: lazyScreen(() => import('./access-page.tsx'), 'AccessPage'),
      staticData: {
        title: titleOf(peopleMessages, ({ access: m }) => m.title),
        shortcut: 'goToAccess',
      },
    }),
  ] as const
