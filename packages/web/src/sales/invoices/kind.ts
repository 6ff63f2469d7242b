import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { invoiceMessages } from './messages/index.ts'

const words = titleOf(invoiceMessages, (m) => m.words)

const screen = (id: string) => ({ to: '/invoices/$id/details', params: { id } }) as const

export const invoiceKind = {
  words,
  icon: IconFileInvoice,
  history: lazyModule(async () => (await import('./described.tsx')).useInvoiceHistory),
  reading: lazyModule(async () => ({ Details: (await import('./details.tsx')).InvoiceDetails })),
  screen,
  timelineOf: (id) => [{ field: 'aboutInvoice', op: 'in', values: [id] }],
  list: {
    entity: 'invoices',
    words,
    title: titleOf(invoiceMessages, (m) => m.list.title),
    statuses: titleOf(invoiceMessages, (m) => m.states),
    statusField: 'state',
    shortcut: 'goToInvoices',
    source: async () => (await import('./source.ts')).invoiceSource,
    screen: async () => (await import('./list/list.tsx'))?.InvoiceList,
  },
  bin: { entity: 'invoices', title: titleOf(invoiceMessages, (m) => m.words.bin) },
  form: {
    entity: 'invoices',
    createTitle: titleOf(invoiceMessages, (m) => m.editor.createTitle),
    editTitle: titleOf(invoiceMessages, (m) => m.editor.editTitle),
    createScreen: async () => (await import('./editor/create-page.tsx'))?.InvoiceCreatePage,
    editScreen: async () => (await import('./editor/edit-page.tsx'))?.InvoiceEditPage,
    prefetch: async () => {
      const { invoiceRecord } = await import('./source.ts')
      return (queries, id) => void queries.prefetchQuery(invoiceRecord(id))
    },
  },
  search: {
    entity: 'invoices',
    words: titleOf(invoiceMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ invoices = [] }, { money }) =>
      invoices.map(({ id, customer, totalAmount, match, matched }) => ({
        id,
        match,
        matched,
        label: `${id} ${customer}`,
        about: money(totalAmount),
        to: screen(id),
      })),
  },
  // One that was made moves its series on, and orders are listed by how far theirs are paid.
  refreshes: ['series', 'orders'],
  ofPerson: lazyModule(async () => (await import('./of-person.tsx')).InvoicesOfPerson),
} satisfies Kind
