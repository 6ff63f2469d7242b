import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../lib/i18n/catalogue.ts'
import { lazyScreen } from '../../lib/lazy-screen.ts'
import { noteMessages } from './messages/index.ts'

export const noteRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/mentions',
      component: lazyScreen(() => import('./mentions-page.tsx'), 'MentionsPage'),
      staticData: {
        title: titleOf(noteMessages, ({ mentions: m }) => m.title),
        needs: 'notes:read',
        shortcut: 'goToMentions',
      },
    }),
  ] as const
