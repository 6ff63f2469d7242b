import { notFound } from '@quarterdeck/contract/core/problem'
import { invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import type { Serve } from '../../http/serve.ts'
import { listAnswer } from '../../lists/page.ts'
import { changeRecord, deleteRecords, idsOf } from '../../records/records.ts'
import { toDto } from './rules.ts'
import * as store from './store.ts'

export const serveInvoices = (serve: Serve): void => {
  serve.read(invoices.list, async ({ db, list, url }) =>
    listAnswer(invoiceList, url, list, await store.list(db, list), async (rows) =>
      (await store.withLines(db, rows)).map(toDto),
    ),
  )

  serve.read(invoices.read, async ({ db, query }) => {
    const id = store.repository.keyOf(query.id ?? '')
    const invoice = typeof id === 'string' ? await store.byId(db, id) : undefined
    if (!invoice) throw notFound('Invoice')
    return toDto(invoice)
  })

  serve.write(invoices.create, async ({ body, ...context }) => {
    const invoice = toDto(await store.create(context, body, null))
    return { invoice: { ...invoice, createAt: invoice.createdAt, image: invoice.customer.image } }
  })

  serve.write(invoices.update, async ({ body, query, ifMatch, ...context }) => ({
    invoice: toDto(
      await changeRecord(context, store.repository, query.id, ifMatch, (invoice) =>
        store.changeOf(context.tx, invoice, body),
      ),
    ),
  }))

  serve.write(invoices.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(toDto)
    if (!first) throw notFound('Invoice')
    return { invoice: single ? first : [first, ...rest] }
  })
}
