import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { registerMessages } from './messages/index.ts'

export const registerRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/register',
    component: lazyScreen(() => import('./register-page.tsx'), 'RegisterPage'),
    staticData: { title: titleOf(registerMessages, (m) => m.title) },
  })
