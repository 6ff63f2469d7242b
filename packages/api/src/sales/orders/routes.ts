import { orderStatuses, paymentMethods } from '@quarterdeck/contract/kit/constants'
import { optionsOf } from '@quarterdeck/contract/kit/options'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { invoices } from '@quarterdeck/contract/sales/invoices'
import { type Order, orderList, orders } from '@quarterdeck/contract/sales/orders'
import { Json } from '../../kit/answer.ts'
import { exportList } from '../../kit/files/export.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { summaryCards } from '../../kit/lists/cards.ts'
import { countByValue } from '../../kit/lists/counters.ts'
import { linesAnswer } from '../../kit/lists/page.ts'
import { changeRecord, deleteRecords, idsOf } from '../../kit/records/records.ts'
import { todayOf } from '../company/index.ts'
import { toDto as invoiceToWire } from '../invoices/index.ts'
import { lineById } from './by-id.ts'
import { followOrder, makeInvoice } from './invoice.ts'
import { issueInvoices } from './issue.ts'
import { moved } from './move.ts'
import { toDto } from './rules.ts'
import { revenueByMonth, topProducts } from './sales.ts'
import { statusCounts } from './status-counts.ts'
import * as store from './store.ts'

export const serveOrders = (serve: Serve): void => {
  serve.shared(orders.list, async ({ db, list, url }) => linesAnswer(orderList, url, await store.list(db, list)))
  serve.shared(orders.facets, ({ db, list }) => store.facets(db, list))
  serve.shared(orders.statusCounts, ({ db, list }) => statusCounts(db, list))
  serve.read(orders.export, async ({ db, list, query }) => exportList(db, store.collection, list, query))

  serve.read(orders.read, async ({ db, query }) => {
    const found = await lineById(db, store.repository.keyOf(query.id ?? '') ?? 0)
    return found ? (new Json(found.line, found.version) as unknown as Order) : false
  })

  serve.write(orders.update, async ({ body, query, ifMatch, ...context }) => ({
    order: toDto(
      await changeRecord(context, store.repository, query.id, ifMatch, (order) =>
        store.changeOf(context.tx, order, body),
      ),
    ),
  }))

  serve.write(orders.move, async ({ body: { id, to, reason }, ifMatch, ...context }) => ({
    order: toDto(
      await changeRecord({ ...context, reason }, store.repository, String(id), ifMatch, (order) =>
        moved(order, to, reason, context.now),
      ),
    ),
  }))

  serve.write(orders.invoice, async ({ body, ...context }) => {
    const { order, invoice } = await makeInvoice(context, String(body.id))
    return { order: toDto(order), invoice: invoiceToWire(invoice, await todayOf(context.tx, context.now)) }
  })

  serve.write(invoices.issue, async ({ body, ifMatch, ...context }) => {
    const issued = await issueInvoices(context, body.ids, ifMatch)
    const today = await todayOf(context.tx, context.now)
    return { invoices: issued.map((invoice) => invoiceToWire(invoice, today)) }
  })

  serve.write(invoices.followOrder, async ({ body, ifMatch, ...context }) => ({
    invoice: invoiceToWire(await followOrder(context, body.id, ifMatch), context.now),
  }))

  serve.write(orders.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(toDto)
    if (!first) throw notFound('Order')
    return { order: single ? first : [first, ...rest] }
  })

  serve.read(orders.statuses, async () =>
    optionsOf(orderStatuses).map((option) => ({ ...option, value: option.value.toLowerCase() })),
  )
  serve.read(orders.paymentMethods, async () => optionsOf(paymentMethods))
  serve.read(orders.revenue, ({ db, query, now }) => revenueByMonth(db, query.months, now))
  serve.shared(orders.topProducts, ({ db, query }) => topProducts(db, query.limit))
  serve.read(orders.histories, async ({ db }) => {
    const counts = await countByValue(db, 'orders', 'status')
    const of = (status: (typeof orderStatuses)[number]) => counts.get(status) ?? 0
    return summaryCards(db, [
      {
        card: 'orders.total',
        title: 'Total Orders',
        live: orderStatuses.reduce((sum, status) => sum + of(status), 0),
        icon: 'shopping-cart',
        color: 'primary',
      },
      { card: 'orders.new', title: 'New Orders', live: of('New'), icon: 'sparkles', color: 'info' },
      {
        card: 'orders.delivered',
        title: 'Delivered Orders',
        live: of('Delivered'),
        icon: 'truck-delivery',
        color: 'success',
      },
      // There is no such status, so returned orders count.
      { card: 'orders.cancelled', title: 'Cancelled Orders', live: of('Return'), icon: 'circle-x', color: 'error' },
    ])
  })
}
