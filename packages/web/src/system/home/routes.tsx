import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import { homeMessages } from './messages/index.ts'

export const homeRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/',
    component: lazyScreen(() => import('./home-page.tsx'), 'HomePage'),
    staticData: { title: titleOf(homeMessages, (m) => m.title) },
  })
