import { notFound } from '@quarterdeck/contract/kit/problem'
import { type MailKind, mailTexts, replaceVariables } from '@quarterdeck/contract/sales/mail-texts'
import type { Drawings } from '../../kit/files/drawings.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { addressed } from '../../kit/mail/index.ts'
import type { Db, Ports, Tx } from '../../kit/ports.ts'
import { byId, repository as invoices, newestIssued, newestNote, noteByNumber } from '../invoices/index.ts'
import { composeMail } from './compose.ts'
import { keepText, listTexts } from './store.ts'

interface PreviewRequest {
  readonly kind: MailKind
  readonly invoiceId?: string | undefined
  readonly creditNote?: string | undefined
}

/**
 * Returns the requested credit note, or the newest one.
 * @throws Problem `Credit note not found`
 */
const noteFor = async (db: Db | Tx, { kind, creditNote }: PreviewRequest) => {
  if (kind !== 'creditNote') return undefined
  const id = creditNote ?? (await newestNote(db))
  const note = id === undefined ? undefined : await noteByNumber(db, id)
  if (!note) throw notFound('Credit note')
  return note
}

/**
 * Returns the invoice of a preview; for a reminder, an overdue one if there is one.
 * @throws Problem `Invoice not found`
 */
const invoiceFor = async (
  db: Db | Tx,
  { kind, invoiceId }: PreviewRequest,
  note: { readonly invoiceId: string } | undefined,
) => {
  const example = async () => (kind !== 'invoice' && (await newestIssued(db, 'overdue'))) || newestIssued(db)
  const id = note?.invoiceId ?? (invoiceId === undefined ? await example() : invoices.keyOf(invoiceId))
  const invoice = typeof id === 'string' ? await byId(db, id) : undefined
  if (!invoice) throw notFound('Invoice')
  return invoice
}

/** Serves the texts of mails to customers. */
export const serveMailTexts = (
  serve: Serve,
  { publicUrl, mailer, documents }: Pick<Ports, 'publicUrl' | 'mailer'> & { readonly documents: Drawings },
): void => {
  serve.read(mailTexts.list, ({ db }) => listTexts(db))

  serve.write(mailTexts.change, ({ body: { kind, language, ...words }, ifMatch, ...context }) =>
    keepText(context, { kind, language }, words, ifMatch),
  )

  serve.write(mailTexts.reset, ({ query, ifMatch, ...context }) => keepText(context, query, undefined, ifMatch))

  serve.write(
    mailTexts.preview,
    async ({ tx, url, now, body: { kind, language, invoiceId, creditNote, ...words } }) => {
      const note = await noteFor(tx, { kind, creditNote })
      const invoice = await invoiceFor(tx, { kind, invoiceId }, note)
      const mail = await composeMail(tx, { kind, invoice, note, language, words, path: '/i/…', now })
      const { subject, text, html } = mail
      const origin = publicUrl ?? url.origin
      const link = `${origin}/admin/i/…`
      const written = { ...mail.words, text: replaceVariables(mail.words.text, { link }) }
      return {
        invoiceId: note?.id ?? invoice.id,
        to: invoice.billingEmail,
        subject,
        text: addressed(text, origin),
        html: addressed(html, origin),
        words: written,
        link,
        file: documents.toPdf ? `${note?.id ?? invoice.id}.pdf` : null,
        goesOut: mailer !== undefined,
      }
    },
  )
}
