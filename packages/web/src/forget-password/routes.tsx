import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { forgetMessages } from './messages/index.ts'

export const forgetRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/forget-password',
    component: lazyScreen(() => import('./forget-password-page.tsx'), 'ForgetPasswordPage'),
    staticData: { title: titleOf(forgetMessages, (m) => m.title) },
  })
