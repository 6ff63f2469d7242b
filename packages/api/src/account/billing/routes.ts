import { type Billing, billing } from '@quarterdeck/contract/account/billing'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { fileOf } from '../../kit/files/printed.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db, Ports, Tx } from '../../kit/ports.ts'
import { guardTaxId } from '../../people/users/index.ts'
import { documentOf } from './document.ts'
import { findInvoice, invoiceToDto, listInvoices } from './invoices.ts'
import { change, find } from './store.ts'
import { usageOf } from './usage.ts'

export const serveBilling = (serve: Serve, { documents, plan }: Pick<Ports, 'documents' | 'plan'>): void => {
  const shown = async (db: Db | Tx, now: Date): Promise<Billing> => {
    const { version, company, address, taxId, contactEmail } = await find(db)
    return {
      version,
      plan,
      usage: await usageOf(db, now),
      details: { company, address, taxId, contactEmail },
      makesPdf: documents.toPdf !== undefined,
    }
  }

  serve.read(billing.read, ({ db, now }) => shown(db, now))
  serve.write(billing.details, async ({ body, ...context }) => {
    guardTaxId(body.taxId, 'taxId')
    await change(context, body)
    return shown(context.tx, context.now)
  })
  serve.read(billing.invoices, async ({ db }) => (await listInvoices(db)).map(invoiceToDto))
  serve.read(billing.pdf, async ({ db, query: { id, locale } }) => {
    const invoice = await findInvoice(db, id)
    if (!invoice) throw notFound('Invoice')
    return fileOf(documents, documentOf(invoice, locale))
  })
}
