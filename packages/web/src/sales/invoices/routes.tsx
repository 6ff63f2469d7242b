import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen, prefetchQuietly } from '../../kit/lib/lazy-screen.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { invoiceMessages } from './messages/index.ts'

const queriesIn = (context: unknown) => (context as { queries: QueryClient }).queries

export const invoiceRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const record = createRoute({
    getParentRoute: () => parent,
    path: '/invoices/$id/details',
    validateSearch: (search: SearchParams) => search,
    loader: ({ context, params }) =>
      prefetchQuietly(async () => {
        const { invoiceRecord } = await import('./source.ts')
        void queriesIn(context).prefetchQuery(invoiceRecord(params.id))
      }),
    component: lazyScreen(() => import('./record/record-page.tsx'), 'InvoiceRecordPage'),
    staticData: { title: titleOf(invoiceMessages, (m) => m.title) },
  })
  const document = createRoute({
    getParentRoute: () => parent,
    path: '/invoices/$id/document',
    loader: ({ context, params }) =>
      prefetchQuietly(async () => {
        const { invoicePaper } = await import('./source.ts')
        void queriesIn(context).prefetchQuery(invoicePaper(params.id))
      }),
    component: lazyScreen(() => import('./paper/document-page.tsx'), 'DocumentPage'),
    staticData: { title: titleOf(invoiceMessages, (m) => m.paper.title) },
  })
  const print = createRoute({
    getParentRoute: () => parent,
    path: '/invoices/print',
    validateSearch: (search: SearchParams) => search,
    component: lazyScreen(() => import('./paper/print-page.tsx'), 'PrintPage'),
    // Without a title it is no place to go to: it is about what was selected in the list.
    staticData: { needs: 'invoices:read' },
  })
  const verify = createRoute({
    getParentRoute: () => parent,
    path: '/invoices/verify',
    component: lazyScreen(() => import('./verify-page.tsx'), 'VerifyPage'),
    staticData: { title: titleOf(invoiceMessages, (m) => m.verify.title), needs: 'invoices:read' },
  })
  return [record, document, print, verify] as const
}
