import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { type SentMail, sending } from '@quarterdeck/contract/sales/sending'
import { fileOf } from '../../kit/files/printed.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { addressed } from '../../kit/mail/index.ts'
import type { Db, Ports, Tx } from '../../kit/ports.ts'
import { todayOf } from '../company/index.ts'
import { byId, repository as invoices, rememberFile, toDto } from '../invoices/index.ts'
import { changedSinceSent } from './changed.ts'
import { createLink, linkDto, linksTo, revokeLink } from './links.ts'
import { type SendingWorld, sendInvoices } from './send.ts'
import { openShared, sharedDocument } from './shared.ts'

/** @throws Problem `Invoice not found` */
const invoiceOf = async (db: Db | Tx, sent: string) => {
  const id = invoices.keyOf(sent)
  const invoice = typeof id === 'string' ? await byId(db, id) : undefined
  if (!invoice) throw notFound('Invoice')
  return invoice
}

/** Returns the mails sent about an invoice, without their share links. */
const mailsOf = async (db: Db, invoiceId: string, origin: string): Promise<SentMail[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'template', 'to', 'cc', 'locale', 'subject', 'text', 'state', 'error', 'createdAt', 'sentAt'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ template: kind, locale: language, text, createdAt, sentAt, ...mail }) => ({
    ...mail,
    kind,
    language,
    text: addressed(text, origin, '…'),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
}

export const serveSending = (
  serve: Serve,
  world: SendingWorld & Pick<Ports, 'secret' | 'newId' | 'publicUrl' | 'mailer'>,
): void => {
  const { documents, secret, publicUrl, mailer } = world
  const ways = (url: URL) => ({ secret, origin: publicUrl ?? url.origin })

  serve.write(sending.send, async ({ body, ...context }) => {
    const today = await todayOf(context.tx, context.now)
    const sent = await sendInvoices(context, world, {
      ...body,
      kind: body.creditNote === undefined ? 'invoice' : 'creditNote',
    })
    return { invoices: sent.map((invoice) => toDto(invoice, today)) }
  })

  serve.read(sending.way, async () => ({ goesOut: mailer !== undefined }))

  serve.read(sending.mails, async ({ db, query, url }) =>
    mailsOf(db, (await invoiceOf(db, query.id)).id, ways(url).origin),
  )

  serve.read(sending.changed, async ({ db, query }) => ({
    fields: await changedSinceSent(db, await invoiceOf(db, query.id)),
  }))

  serve.read(sending.links, async ({ db, query, url, now }) => {
    const rows = await linksTo(db, (await invoiceOf(db, query.invoiceId)).id)
    return Promise.all(rows.map((row) => linkDto(row, ways(url), now)))
  })

  serve.write(sending.createLink, async ({ body: { invoiceId, days }, url, ...context }) => {
    const invoice = await invoiceOf(context.tx, invoiceId)
    if (invoice.issuedAt === null)
      throw new Problem('locked', { message: `${invoice.id} is a draft: issue it first, then share it` })
    const link = await createLink(context, world, invoice.id, days)
    return linkDto({ ...link, to: null }, ways(url), context.now)
  })

  serve.write(sending.revokeLink, async ({ query, url, ...context }) =>
    linkDto(await revokeLink(context, query.id ?? ''), ways(url), context.now),
  )

  // The user is looked up before the transaction, which may hold the only connection.
  serve.after(
    sending.open,
    ({ whoAsks }) => whoAsks(),
    async ({ body, prepared: who, ...context }) => openShared({ context, documents, who }, body.token),
  )

  serve.read(sending.file, async ({ db, query, now }) => {
    const { invoice, document } = await sharedDocument(db, query.token, now)
    const file = await fileOf(documents, document)
    await rememberFile(db, { invoiceId: invoice.id }, file.value, now)
    return file
  })
}
