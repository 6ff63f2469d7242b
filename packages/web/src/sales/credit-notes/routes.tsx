import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyScreen } from '../../kit/lib/lazy-screen.ts'
import { salesMessages } from '../messages/index.ts'

/** Returns the routes of a credit note, below its invoice and below the refunded order. */
export const creditNoteRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const staticData = { title: titleOf(salesMessages, (m) => m.creditNotes.title) }
  const ofInvoice = createRoute({
    getParentRoute: () => parent,
    path: '/invoices/$id/credit-note/$note',
    component: lazyScreen(() => import('./credit-note-page.tsx'), 'InvoiceNotePage'),
    staticData,
  })
  const ofOrder = createRoute({
    getParentRoute: () => parent,
    path: '/orders/$id/credit-note/$note',
    component: lazyScreen(() => import('./credit-note-page.tsx'), 'OrderNotePage'),
    staticData,
  })
  return [ofInvoice, ofOrder] as const
}
