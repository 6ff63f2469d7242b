import { invoiceList, invoices } from '@quarterdeck/contract/invoices'
import { notFound } from '@quarterdeck/contract/problem'
import { listAnswer } from '../db/page.ts'
import { changeRecord, deleteRecords, idsOf } from '../db/records.ts'
import type { Serve } from '../http/serve.ts'
import { toWire } from './rules.ts'
import * as store from './store.ts'

export const serveInvoices = (serve: Serve): void => {
  serve.read(invoices.list, async ({ db, list, url }) =>
    listAnswer(invoiceList, url, list, await store.list(db, list), async (rows) =>
      (await store.withLines(db, rows)).map(toWire),
    ),
  )

  serve.read(invoices.read, async ({ db, query }) => {
    const id = store.keeper.keyOf(query.id ?? '')
    const invoice = typeof id === 'string' ? await store.byId(db, id) : undefined
    if (!invoice) throw notFound('Invoice')
    return toWire(invoice)
  })

  serve.write(invoices.create, async ({ body, ...context }) => {
    const invoice = toWire(await store.create(context, body, null))
    return { invoice: { ...invoice, createAt: invoice.createdAt, image: invoice.customer.image } }
  })

  serve.write(invoices.update, async ({ body, query, ifMatch, ...context }) => ({
    invoice: toWire(
      await changeRecord(context, store.keeper, query.id, ifMatch, (invoice) =>
        store.changeOf(context.tx, invoice, body),
      ),
    ),
  }))

  serve.write(invoices.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.keeper, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(toWire)
    if (!first) throw notFound('Invoice')
    return { invoice: single ? first : [first, ...rest] }
  })
}
