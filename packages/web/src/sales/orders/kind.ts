import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { orderMessages } from './messages/index.ts'

const words = titleOf(orderMessages, (m) => m.words)

export const orderKind = {
  words,
  icon: IconShoppingCart,
  history: lazyModule(async () => (await import('./described.tsx')).useOrderHistory),
  reading: lazyModule(async () => ({ Details: (await import('./details.tsx')).OrderDetails })),
  screen: (id) => ({ to: '/orders/$id', params: { id } }),
  timelineOf: (id) => [{ field: 'aboutOrder', op: 'in', values: [Number(id)] }],
  list: {
    entity: 'orders',
    words,
    title: titleOf(orderMessages, (m) => m.list.title),
    statuses: titleOf(orderMessages, (m) => m.statuses),
    shortcut: 'goToOrders',
    source: async () => (await import('./source.ts')).orderSource,
    screen: async () => (await import('./list/list.tsx'))?.OrderList,
  },
  bin: { entity: 'orders', title: titleOf(orderMessages, (m) => m.words.bin) },
  search: {
    entity: 'orders',
    words: titleOf(orderMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ orders = [] }, { money }) =>
      orders.map(({ id, customer, totalAmount, match, matched }) => ({
        id,
        match,
        matched,
        label: `#${id} ${customer}`,
        about: money(totalAmount),
        to: { to: '/orders/$id', params: { id: String(id) } },
      })),
  },
  ofPerson: lazyModule(async () => (await import('./of-person.tsx')).OrdersOfPerson),
} satisfies Kind
