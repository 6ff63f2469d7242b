import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { currentLocale } from '../../kit/lib/i18n/locale.ts'
import { lazyScreen, prefetchQuietly } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { supportMessages } from '../messages/index.ts'

const contextOf = (context: unknown) => context as { queries: QueryClient }

/** Returns the routes of the help center. Most are public. */
export const supportRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const layout = createRoute({
    getParentRoute: () => parent,
    path: '/support',
    component: lazyScreen(() => import('./support-layout.tsx'), 'SupportLayout'),
    staticData: { title: titleOf(supportMessages, (m) => m.title) },
  })
  const overview = createRoute({
    getParentRoute: () => layout,
    path: '/',
    validateSearch: (search: SearchParams) => search,
    loader: ({ context }) =>
      prefetchQuietly(async () => {
        const { prefetchOverview } = await import('./overview/overview-query.ts')
        prefetchOverview(contextOf(context).queries, currentLocale())
      }),
    component: lazyScreen(() => import('./overview/overview-page.tsx'), 'OverviewPage'),
    staticData: { title: titleOf(supportMessages, (m) => m.title), shortcut: 'goToSupport' },
  })
  const faqs = createRoute({
    getParentRoute: () => layout,
    path: '/faqs',
    validateSearch: (search: SearchParams) => search,
    loader: ({ context }) =>
      prefetchQuietly(async () => {
        const { questionsIn } = await import('./faqs/help-query.ts')
        void contextOf(context).queries.prefetchQuery(questionsIn(currentLocale()))
      }),
    component: lazyScreen(() => import('./faqs/faqs-page.tsx'), 'FaqsPage'),
    staticData: { title: titleOf(supportMessages, (m) => m.sections.faqs) },
  })
  const contact = createRoute({
    getParentRoute: () => layout,
    path: '/contact',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./contact/contact-page.tsx'), 'ContactPage'),
    staticData: { title: titleOf(supportMessages, (m) => m.sections.contact) },
  })
  const create = createRoute({
    getParentRoute: () => layout,
    path: '/create-ticket',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./create-ticket/create-page.tsx'), 'CreateTicketPage'),
    staticData: { title: titleOf(supportMessages, (m) => m.sections.create) },
  })
  const request = createRoute({
    getParentRoute: () => layout,
    path: '/requests/$token',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./contact/request-page.tsx'), 'RequestPage'),
    staticData: { title: titleOf(supportMessages, (m) => m.contact.statusTitle), isEnd: true },
  })
  return [layout.addChildren([overview, faqs, contact, create, request])] as const
}
