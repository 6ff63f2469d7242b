import type { QueryOf } from '@quarterdeck/contract/kit/endpoint'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { papers } from '@quarterdeck/contract/sales/papers'
import { type Drawings, paperOf } from '../../kit/files/drawings.ts'
import { fileOf } from '../../kit/files/printed.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db } from '../../kit/ports.ts'
import { companyOf } from '../company/index.ts'
import { byId, documentOf, findFile, repository as invoices, previewOf, rememberFile } from '../invoices/index.ts'
import { zipOf } from './zip.ts'

/** @throws Problem for an invoice that is unknown or in the trash */
const foundBy = async (db: Db, id: string) => {
  const key = invoices.keyOf(id)
  const invoice = typeof key === 'string' ? await byId(db, key) : undefined
  if (!invoice) throw notFound('Invoice')
  return invoice
}

const documentFor = async (db: Db, { id, size }: QueryOf<typeof papers.invoice>) => {
  const invoice = await foundBy(db, id)
  // A sent document doesn't change with the seller.
  return { invoice, document: documentOf(invoice, await companyOf(db, invoice.sentAt), size) }
}

/**
 * Serves invoices as documents. Files of issued ones are recorded when they are downloaded, so that they can be
 * verified.
 */
export const serveInvoicePapers = (serve: Serve, documents: Drawings): void => {
  serve.read(papers.invoice, async ({ db, query }) =>
    paperOf(await documents.layOut((await documentFor(db, query)).document)),
  )

  serve.read(papers.invoicePdf, async ({ db, query, now }) => {
    const { invoice, document } = await documentFor(db, query)
    const file = await fileOf(documents, document)
    if (invoice.issuedAt !== null) await rememberFile(db, { invoiceId: invoice.id }, file.value, now)
    return file
  })

  serve.read(papers.invoicesZip, ({ db, list, query, now }) =>
    zipOf({ db, documents, now }, list, new Set(query.except?.split(','))),
  )

  serve.write(papers.preview, async ({ body, query: { id, size }, ...context }) => {
    const before = id === undefined ? undefined : await foundBy(context.tx, id)
    const seller = await companyOf(context.tx, before?.sentAt)
    return paperOf(await documents.within.layOut(documentOf(await previewOf(context, body, before), seller, size)))
  })

  serve.write(papers.verify, async ({ tx, bytes }) => {
    const found = await findFile(tx, bytes)
    if (!found) return { invoice: null }
    const { invoiceId, creditNote, createdAt, isOutdated } = found
    return { invoice: { id: invoiceId, creditNote, givenOutAt: createdAt, isOutdated } }
  })
}
