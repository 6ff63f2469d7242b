import { notFound } from '@quarterdeck/contract/kit/problem'
import { invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import type { WriteContext } from '../../kit/context.ts'
import { exportList } from '../../kit/files/export.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import { deleteRecords, idsOf } from '../../kit/records/records.ts'
import { todayOf } from '../company/index.ts'
import { notesTo } from './credit-notes.ts'
import { facets, figures, stateCounts } from './figures.ts'
import { languageOf } from './language.ts'
import { lastPrices } from './last-prices.ts'
import { correct, credit, markSent, voidAll } from './life.ts'
import { guardDrafts, keepLock, lockOf } from './lock.ts'
import { changeNumbering, numberingOf } from './numbering.ts'
import { type InvoiceDoc, toDto } from './rules.ts'
import * as store from './store.ts'

/** Returns invoices as the API sends them today. */
const wire = async ({ tx, now }: Pick<WriteContext, 'tx' | 'now'>, ...invoices: readonly InvoiceDoc[]) => {
  const today = await todayOf(tx, now)
  return invoices.map((invoice) => toDto(invoice, today))
}

const wireOne = async (context: Pick<WriteContext, 'tx' | 'now'>, invoice: InvoiceDoc) =>
  toDto(invoice, await todayOf(context.tx, context.now))

export const serveInvoices = (serve: Serve): void => {
  serve.read(invoices.list, async ({ db, list, url, now }) =>
    listAnswer(invoiceList, url, list, await store.list(db, list), async (rows) => {
      const today = await todayOf(db, now)
      return (await store.withLines(db, rows)).map((invoice) => toDto(invoice, today))
    }),
  )
  // Not shared: what is overdue changes with the day, not only with the data.
  serve.read(invoices.facets, ({ db, list }) => facets(db, list))
  serve.read(invoices.stateCounts, ({ db, list }) => stateCounts(db, list))
  serve.read(invoices.figures, ({ db, now }) => figures(db, now))
  serve.read(invoices.export, async ({ db, list, query }) => exportList(db, store.collection, list, query))

  serve.read(invoices.read, async ({ db, query, now }) => {
    const id = store.repository.keyOf(query.id ?? '')
    const invoice = typeof id === 'string' ? await store.byId(db, id) : undefined
    if (!invoice) throw notFound('Invoice')
    return toDto(invoice, await todayOf(db, now))
  })

  serve.write(invoices.create, async ({ body, ...context }) => {
    const invoice = await wireOne(context, await store.create(context, body, {}))
    return { invoice: { ...invoice, createAt: invoice.createdAt, image: invoice.customer.image } }
  })

  serve.write(invoices.createDraft, async ({ body, ...context }) => ({
    invoice: await wireOne(context, await store.createDraft(context, body, {})),
  }))

  serve.write(invoices.markSent, async ({ body, ...context }) => ({
    invoices: await wire(context, ...(await markSent(context, body.ids))),
  }))

  serve.write(invoices.void, async ({ body: { ids, reason }, ...context }) => ({
    invoices: await wire(context, ...(await voidAll({ ...context, reason }, ids))),
  }))

  serve.write(invoices.credit, async ({ body: { id, amount, reason }, ...context }) => {
    const { invoice, creditNote } = await credit({ ...context, reason }, id, amount)
    return { invoice: await wireOne(context, invoice), creditNote }
  })

  serve.write(invoices.correct, async ({ body: { id, reason }, ...context }) => {
    const { invoice, creditNote, draft } = await correct({ ...context, reason }, id)
    return { invoice: await wireOne(context, invoice), creditNote, draft: await wireOne(context, draft) }
  })

  serve.read(invoices.creditNotes, async ({ db, query }) => {
    const id = store.repository.keyOf(query.id)
    const invoice = typeof id === 'string' ? await store.byId(db, id) : undefined
    if (!invoice) throw notFound('Invoice')
    return notesTo(db, invoice.id)
  })

  serve.read(invoices.lastPrices, ({ db, query }) => lastPrices(db, query.customerId, query.but))

  serve.read(invoices.language, async ({ db, query }) => ({ language: await languageOf(db, query.customerId) }))

  serve.read(invoices.numbering, ({ db, now }) => numberingOf(db, now))

  serve.write(invoices.changeNumbering, ({ body, ifMatch, ...context }) => changeNumbering(context, body, ifMatch))

  serve.read(invoices.settings, ({ db }) => lockOf(db))

  serve.write(invoices.changeSettings, ({ body: { lock }, ifMatch, ...context }) => keepLock(context, lock, ifMatch))

  serve.write(invoices.update, async ({ body, query, ifMatch, ...context }) => ({
    invoice: await wireOne(context, await store.change(context, query.id, ifMatch, body)),
  }))

  serve.write(invoices.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    await guardDrafts(context.tx, ids)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = await wire(context, ...removed)
    if (!first) throw notFound('Invoice')
    return { invoice: single ? first : [first, ...rest] }
  })
}
