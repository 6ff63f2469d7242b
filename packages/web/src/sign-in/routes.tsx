import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { signInMessages } from './messages/index.ts'

/** Only a place of this product: an address from outside must not send people elsewhere after signing in. */
const placeOf = (next: unknown): { next?: string } =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {}

export const loginRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/login',
    validateSearch: (search: Record<string, unknown>) => placeOf(search.next),
    component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
    staticData: { title: titleOf(signInMessages, (m) => m.title) },
  })
