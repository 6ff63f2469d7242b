import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import { sharedMessages } from './messages/index.ts'

/** Returns the public route of a shared invoice, which needs no account. */
export const sharedRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/i/$token',
    component: lazyScreen(() => import('./shared-page.tsx'), 'SharedPage'),
    staticData: { title: titleOf(sharedMessages, (m) => m.title) },
  })
