import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen, prefetchQuietly } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { userMessages } from './messages/index.ts'

const contextOf = (context: unknown) => context as { queries: QueryClient }

export const userRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const profile = createRoute({
    getParentRoute: () => parent,
    path: '/users/profile',
    validateSearch: (search: SearchParams) => search,
    loaderDeps: ({ search: { id } }) => ({ id: typeof id === 'string' ? id : undefined }),
    loader: ({ context, deps }) =>
      prefetchQuietly(async () => {
        const { prefetchProfile } = await import('./profile/profile-query.ts')
        await prefetchProfile(contextOf(context).queries, deps.id)
      }),
    component: lazyScreen(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
    staticData: {
      title: titleOf(userMessages, ({ profile: m }) => m.title),
      needs: 'users:read',
      shortcut: 'goToProfile',
    },
  })
  return [profile] as const
}
