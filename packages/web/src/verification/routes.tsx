import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { verificationMessages } from './messages/index.ts'

export const verificationRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/verification',
    component: lazyScreen(() => import('./verification-page.tsx'), 'VerificationPage'),
    staticData: { title: titleOf(verificationMessages, (m) => m.title) },
  })
