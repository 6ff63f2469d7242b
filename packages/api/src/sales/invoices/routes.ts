import { notFound } from '@quarterdeck/contract/core/problem'
import { invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { exportList } from '../../files/export.ts'
import type { Serve } from '../../http/serve.ts'
import { listAnswer } from '../../lists/page.ts'
import { deleteRecords, idsOf } from '../../records/records.ts'
import { notesTo } from './credit-notes.ts'
import { facets, figures, stateCounts } from './figures.ts'
import { issue } from './issue.ts'
import { lastPrices } from './last-prices.ts'
import { correct, credit, markSent, voidAll } from './life.ts'
import { guardDrafts, keepLock, lockOf } from './lock.ts'
import { toDto } from './rules.ts'
import * as store from './store.ts'

export const serveInvoices = (serve: Serve): void => {
  serve.read(invoices.list, async ({ db, list, url, now }) =>
    listAnswer(invoiceList, url, list, await store.list(db, list), async (rows) =>
      (await store.withLines(db, rows)).map((invoice) => toDto(invoice, now)),
    ),
  )
  // Not shared: what is overdue changes with the day, and not with the data alone.
  serve.read(invoices.facets, ({ db, list }) => facets(db, list))
  serve.read(invoices.stateCounts, ({ db, list }) => stateCounts(db, list))
  serve.read(invoices.figures, ({ db, now }) => figures(db, now))
  serve.read(invoices.export, async ({ db, list, query }) => exportList(db, store.collection, list, query.titles))

  serve.read(invoices.read, async ({ db, query, now }) => {
    const id = store.repository.keyOf(query.id ?? '')
    const invoice = typeof id === 'string' ? await store.byId(db, id) : undefined
    if (!invoice) throw notFound('Invoice')
    return toDto(invoice, now)
  })

  serve.write(invoices.create, async ({ body, ...context }) => {
    const invoice = toDto(await store.create(context, body, {}), context.now)
    return { invoice: { ...invoice, createAt: invoice.createdAt, image: invoice.customer.image } }
  })

  serve.write(invoices.createDraft, async ({ body, ...context }) => ({
    invoice: toDto(await store.createDraft(context, body, {}), context.now),
  }))

  serve.write(invoices.issue, async ({ body, ifMatch, ...context }) => ({
    invoices: (await issue(context, body.ids, ifMatch)).map((invoice) => toDto(invoice, context.now)),
  }))

  serve.write(invoices.markSent, async ({ body, ...context }) => ({
    invoices: (await markSent(context, body.ids)).map((invoice) => toDto(invoice, context.now)),
  }))

  serve.write(invoices.void, async ({ body: { ids, reason }, ...context }) => ({
    invoices: (await voidAll({ ...context, reason }, ids)).map((invoice) => toDto(invoice, context.now)),
  }))

  serve.write(invoices.credit, async ({ body: { id, amount, reason }, ...context }) => {
    const { invoice, creditNote } = await credit({ ...context, reason }, id, amount)
    return { invoice: toDto(invoice, context.now), creditNote }
  })

  serve.write(invoices.correct, async ({ body: { id, reason }, ...context }) => {
    const { invoice, creditNote, draft } = await correct({ ...context, reason }, id)
    return { invoice: toDto(invoice, context.now), creditNote, draft: toDto(draft, context.now) }
  })

  serve.read(invoices.creditNotes, async ({ db, query }) => {
    const id = store.repository.keyOf(query.id)
    const invoice = typeof id === 'string' ? await store.byId(db, id) : undefined
    if (!invoice) throw notFound('Invoice')
    return notesTo(db, invoice.id)
  })

  serve.read(invoices.lastPrices, ({ db, query }) => lastPrices(db, query.customerId, query.but))

  serve.read(invoices.settings, ({ db }) => lockOf(db))

  serve.write(invoices.changeSettings, ({ body: { lock }, ifMatch, ...context }) => keepLock(context, lock, ifMatch))

  serve.write(invoices.update, async ({ body, query, ifMatch, ...context }) => ({
    invoice: toDto(await store.change(context, query.id, ifMatch, body), context.now),
  }))

  serve.write(invoices.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    await guardDrafts(context.tx, ids)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map((invoice) => toDto(invoice, context.now))
    if (!first) throw notFound('Invoice')
    return { invoice: single ? first : [first, ...rest] }
  })
}
