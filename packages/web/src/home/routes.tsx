import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { titleOf } from '../lib/i18n/catalogue.ts'
import { homeMessages } from './messages/index.ts'

export const homeRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/',
    component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
    staticData: { title: titleOf(homeMessages, (m) => m.title) },
  })
