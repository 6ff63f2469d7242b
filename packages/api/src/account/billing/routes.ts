import { type Billing, billing } from '@quarterdeck/contract/account/billing'
import type { Locale } from '@quarterdeck/contract/core/locales'
import { notFound } from '@quarterdeck/contract/core/problem'
import { requireFresh } from '../../auth/index.ts'
import { fileOf } from '../../files/printed.ts'
import type { Serve, Write } from '../../http/serve.ts'
import { guardTaxId } from '../../people/users/index.ts'
import type { Db, Ports, Tx } from '../../ports.ts'
import { addCard, removeCard, useCard } from './cards.ts'
import { type ChangeContext, cancel, choose, keep, preview } from './change.ts'
import { payNow } from './charge.ts'
import { documentOf } from './document.ts'
import { findInvoice, invoiceToDto, listInvoices } from './invoices.ts'
import type { PaymentProvider } from './provider.ts'
import { change, lock, toDto } from './store.ts'

const localeOf = async (tx: Tx, userId: number): Promise<Locale> =>
  (await tx.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirstOrThrow()).locale

export const serveBilling = (
  serve: Serve,
  { documents, payments }: Pick<Ports, 'documents'> & { readonly payments: PaymentProvider },
): void => {
  const shown = (db: Db | Tx, now: Date): Promise<Billing> =>
    toDto({ db, now, payments, makesPdf: documents.toPdf !== undefined })

  /** A step that is about money: whoever takes it has just shown who they are. */
  const risky = async <E>(given: Write<E>, work: (context: ChangeContext) => Promise<unknown>): Promise<Billing> => {
    await requireFresh(given)
    await work({ ...given, payments })
    return shown(given.tx, given.now)
  }

  serve.read(billing.read, ({ db, now }) => shown(db, now))
  serve.read(billing.preview, ({ db, query, now }) => preview(db, query, now))
  serve.write(billing.change, (given) => {
    const { at, ...wanted } = given.body
    return risky(given, (context) => choose(context, wanted, new Date(at)))
  })
  serve.write(billing.cancel, (given) => risky(given, (context) => cancel({ ...context, reason: given.body.reason })))
  serve.write(billing.keep, (given) => risky(given, keep))
  serve.write(billing.addCard, (given) => risky(given, (context) => addCard(context, given.body)))
  serve.write(billing.useCard, (given) => risky(given, (context) => useCard(context, given.body.id)))
  serve.write(billing.removeCard, (given) => risky(given, (context) => removeCard(context, given.query.id)))

  serve.write(billing.pay, async ({ tx, now, ...given }) => {
    await requireFresh({ tx, now, headers: given.headers })
    return payNow({ ...given, tx, now, payments }, await lock(tx, now))
  })
  serve.write(billing.details, async ({ body, ...context }) => {
    guardTaxId(body.taxId, 'taxId')
    await lock(context.tx, context.now)
    await change(context, { ...body, contactLocale: await localeOf(context.tx, context.actor.id) })
    return shown(context.tx, context.now)
  })

  serve.read(billing.invoices, async ({ db }) => (await listInvoices(db)).map(invoiceToDto))
  serve.read(billing.pdf, async ({ db, query: { id, locale } }) => {
    const invoice = await findInvoice(db, id)
    if (!invoice) throw notFound('Invoice')
    return fileOf(documents, documentOf(invoice, locale, payments.isSimulated))
  })
}
