import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { comeBackMessages } from './messages/index.ts'

/** What the root route has put there, of which a route by itself knows nothing. */
const contextOf = (context: unknown) => context as { queries: QueryClient }

/** Where somebody arrives who has closed their account and signs in again. */
export const comeBackRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/return',
    loader: async ({ context }) => {
      const { findMe } = await import('../lib/find-me.ts')
      const me = await findMe(contextOf(context).queries)
      if (!me?.leaving) throw redirect({ to: me ? '/users' : '/login' })
    },
    component: lazyScreen(() => import('./come-back-page.tsx'), 'ComeBackPage'),
    staticData: { title: titleOf(comeBackMessages, (m) => m.title) },
  })
