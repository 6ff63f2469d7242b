import { localDayToInstant } from '@quarterdeck/contract/kit/day'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Shared } from '@quarterdeck/contract/sales/sending'
import { type Actor, nobody } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import { type Drawings, withPaper } from '../../kit/files/drawings.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { applyChange } from '../../kit/records/records.ts'
import { notify } from '../../system/notices/index.ts'
import { companyOf, todayOf, zoneOf } from '../company/index.ts'
import { byId, documentOf, type InvoiceDoc, repository as invoices, toDto } from '../invoices/index.ts'
import { type LinkRow, linkBy } from './links.ts'

/** @throws Problem `Link not found`; `gone` for an expired or revoked link, or an invoice in the trash */
const invoiceBy = async (db: Db | Tx, token: string, now: Date) => {
  const link = await linkBy(db, token, now)
  const invoice = await byId(db, link.invoiceId)
  if (!invoice) throw new Problem('gone')
  return { link, invoice }
}

/**
 * Returns the document of a link's invoice.
 * @throws Problem as `invoiceBy`
 */
export const sharedDocument = async (db: Db | Tx, token: string, now: Date) => {
  const { link, invoice } = await invoiceBy(db, token, now)
  const seller = await companyOf(db, invoice.sentAt)
  return { link, invoice, seller, document: documentOf(invoice, seller, seller.paperSize) }
}

/**
 * Records a visit of a link. The first one marks the invoice as viewed and notifies the link's creator; a viewed
 * invoice counts as sent.
 */
const noteView = async (context: WriteContext, link: LinkRow): Promise<InvoiceDoc | undefined> => {
  const { tx, now } = context
  const first = tx.updateTable('invoiceLinks').set({ viewedAt: now }).where('id', '=', link.id)
  await first.where('viewedAt', 'is', null).execute()
  const [invoice] = await invoices.lock(tx, [link.invoiceId])
  if (!invoice || invoice.viewedAt !== null || invoice.issuedAt === null || invoice.voidedAt !== null) return invoice
  const change = { viewedAt: now, sentAt: invoice.sentAt ?? now }
  const viewed = await applyChange(context, invoices, invoice, change, ['viewedAt', 'sentAt'])
  const data = { invoice: invoice.id, customer: invoice.customerName }
  await notify({ tx, now }, { userId: link.actorId, event: 'invoice_viewed', data })
  return viewed
}

interface SharedContext {
  readonly context: WriteContext
  readonly documents: Drawings
  readonly who: Actor | undefined
}

/**
 * Returns the content of a shared page and records the first view by somebody who isn't signed in.
 * @throws Problem as `invoiceBy`
 */
export const openShared = async ({ context, documents, who }: SharedContext, token: string): Promise<Shared> => {
  const { tx, now } = context
  const { link, invoice, seller, document } = await sharedDocument(tx, token, now)
  const isView = who === undefined && link.viewedAt === null
  const seen = (isView && (await noteView({ ...context, actor: nobody }, link))) || invoice
  const today = await todayOf(tx, now)
  const { id, state, language, customer, issueDate, dueDate, paidAt, totalAmount, owedAmount } = toDto(seen, today)
  const shared = {
    id,
    state,
    language,
    issueDate,
    dueDate,
    totalAmount,
    owedAmount,
    // Customers don't know the company's time zone, so the day is converted here.
    paidAt: paidAt === null ? null : localDayToInstant(new Date(paidAt), await zoneOf(tx)).toISOString(),
    customer: customer.name,
    company: seller.name || 'Quarterdeck',
    hasFile: documents.toPdf !== undefined,
    expiresAt: link.expiresAt.toISOString(),
  }
  return withPaper(shared, await documents.within.layOut(document))
}
