import { notFound } from '@quarterdeck/contract/core/problem'
import { mailTexts } from '@quarterdeck/contract/sales/mail-texts'
import type { Serve } from '../../http/serve.ts'
import { addressed } from '../../mail/index.ts'
import type { Db, Ports, Tx } from '../../ports.ts'
import { byId, repository as invoices, newestIssued } from '../invoices/index.ts'
import { composeMail } from './compose.ts'
import { defaultTexts } from './defaults.ts'
import { keepText, listTexts, resetText } from './store.ts'

/** @throws Problem `Invoice not found` */
const invoiceFor = async (db: Db | Tx, sent: string | undefined) => {
  const id = sent === undefined ? await newestIssued(db) : invoices.keyOf(sent)
  const invoice = typeof id === 'string' ? await byId(db, id) : undefined
  if (!invoice) throw notFound('Invoice')
  return invoice
}

/** What mails to customers say. */
export const serveMailTexts = (serve: Serve, { publicUrl }: Pick<Ports, 'publicUrl'>): void => {
  serve.read(mailTexts.list, ({ db }) => listTexts(db))

  serve.write(mailTexts.change, async ({ tx, body }) => {
    await keepText(tx, body)
    return { ...body, isDefault: false }
  })

  serve.write(mailTexts.reset, async ({ tx, query: { kind, language } }) => {
    await resetText(tx, kind, language)
    return { kind, language, ...defaultTexts[kind][language], isDefault: true }
  })

  serve.write(mailTexts.preview, async ({ tx, url, body: { kind, language, invoiceId, ...words } }) => {
    const invoice = await invoiceFor(tx, invoiceId)
    const { subject, text, html } = await composeMail(tx, { kind, invoice, language, words, path: '/i/…' })
    const origin = publicUrl ?? url.origin
    return {
      ...{ invoiceId: invoice.id, to: invoice.billingEmail, subject },
      ...{ text: addressed(text, origin), html: addressed(html, origin) },
    }
  })
}
