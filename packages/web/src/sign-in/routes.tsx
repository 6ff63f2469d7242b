import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { placeOf } from '../lib/place.ts'
import { signInMessages } from './messages/index.ts'

export const loginRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/login',
    validateSearch: (search: Record<string, unknown>) => placeOf(search.next),
    component: lazyScreen(() => import('./login-page.tsx'), 'LoginPage'),
    staticData: { title: titleOf(signInMessages, (m) => m.title) },
  })
