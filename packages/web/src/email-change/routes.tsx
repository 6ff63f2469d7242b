import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { emailChangeMessages } from './messages/index.ts'

export const emailChangeRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/email-change',
    component: lazyScreen(() => import('./email-change-page.tsx'), 'EmailChangePage'),
    staticData: { title: titleOf(emailChangeMessages, (m) => m.title) },
  })

export const emailRevertRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/email-revert',
    component: lazyScreen(() => import('./email-revert-page.tsx'), 'EmailRevertPage'),
    staticData: { title: titleOf(emailChangeMessages, (m) => m.revert.title) },
  })
