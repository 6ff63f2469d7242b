import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { invoiceMessages } from './messages/index.ts'

export const invoiceKind = {
  words: titleOf(invoiceMessages, (m) => m.words),
  icon: IconFileInvoice,
  history: part(async () => (await import('./history.tsx')).useInvoiceHistory),
  reading: part(async () => ({ Details: (await import('./details.tsx')).InvoiceDetails })),
  search: {
    entity: 'invoices',
    words: titleOf(invoiceMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ invoices = [] }, { money }) =>
      invoices.map(({ id, customerId, customer, totalAmount, match, matched }) => ({
        id,
        match,
        matched,
        label: `${id} ${customer}`,
        about: money(totalAmount),
        // It has no screen of its own: it is shown with those of its customer.
        to: { to: '/users/profile', search: { id: String(customerId), tab: 'invoices', peek: `invoices/${id}` } },
      })),
  },
  ofPerson: part(async () => (await import('./of-person.tsx')).InvoicesOfPerson),
} satisfies Kind
