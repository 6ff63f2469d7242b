import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen, prefetchQuietly } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { ticketMessages } from './messages/index.ts'

const queriesIn = (context: unknown) => (context as { queries: QueryClient }).queries

export const ticketRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const record = createRoute({
    getParentRoute: () => parent,
    path: '/tickets/$id',
    validateSearch: (search: SearchParams) => search,
    loader: ({ context, params }) =>
      prefetchQuietly(async () => {
        const [{ ticketRecord }, { messagesOf }] = await Promise.all([
          import('./source.ts'),
          import('./thread/thread-query.ts'),
        ])
        void queriesIn(context).prefetchQuery(ticketRecord(params.id))
        void queriesIn(context).prefetchQuery(messagesOf([Number(params.id)]))
      }),
    component: lazyScreen(() => import('./record/record-page.tsx'), 'TicketRecordPage'),
    staticData: { title: titleOf(ticketMessages, (m) => m.title) },
  })
  const figures = createRoute({
    getParentRoute: () => parent,
    path: '/tickets/figures',
    validateSearch: (search: SearchParams) => search,
    loader: ({ context, location }) =>
      prefetchQuietly(async () => {
        const { daysIn, figuresOf } = await import('./figures/figures-query.ts')
        void queriesIn(context).prefetchQuery(figuresOf(daysIn(location.search)))
      }),
    component: lazyScreen(() => import('./figures/figures-page.tsx'), 'TicketFiguresPage'),
    staticData: { title: titleOf(ticketMessages, (m) => m.figures.title), needs: 'tickets:read' },
  })
  return [record, figures] as const
}
