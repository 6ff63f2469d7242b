import { toDecimal } from '@quarterdeck/contract/kit/money'
import type { Found } from '@quarterdeck/contract/system/search'
import { findBy } from '../../kit/lists/find.ts'
import { byId, newestOf, type OrderRow } from './store.ts'

/** Finds orders for the global search. */
export const find = findBy({
  byId,
  newestOf,
  shown: ({ id, customerName, status, totalAmount, createAt }: OrderRow) => ({
    id,
    customer: customerName,
    status: status as Found['orders'][number]['status'],
    totalAmount: toDecimal(totalAmount),
    createAt: createAt.toISOString(),
  }),
  texts: ({ id, customerName, customerEmail, invoiceId, shipping }) => ({
    texts: [`#${id}`],
    besides: [customerName, customerEmail, invoiceId ?? '', shipping],
  }),
})
