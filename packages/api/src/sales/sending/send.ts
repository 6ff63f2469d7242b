import { emailPattern } from '@quarterdeck/contract/kit/email'
import { fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { MailKind } from '@quarterdeck/contract/sales/mail-texts'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { linkValidityDays, type Unsendable } from '@quarterdeck/contract/sales/sending'
import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Drawings } from '../../kit/files/drawings.ts'
import { guardStrangers, postMail, strangerBy, tokenPlace } from '../../kit/mail/index.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { erasedAmong } from '../../people/users/index.ts'
import { companyOf, todayOf } from '../company/index.ts'
import {
  documentOf,
  type InvoiceDoc,
  repository as invoices,
  markSent,
  noteByNumber,
  rememberFile,
} from '../invoices/index.ts'
import { composeMail, type MailedNote } from '../mail-texts/index.ts'
import { creditNoteOf } from '../papers/index.ts'
import { guardKeyMail, occasionOf } from './guard-key-mail.ts'
import { createLink, type LinkWorld } from './links.ts'

/** Ports for sending, in addition to those of a write. */
export interface SendingWorld extends LinkWorld {
  readonly documents: Drawings
}

/** PDF files by invoice id. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** Options of one mail. */
interface MailOptions {
  readonly kind: MailKind
  readonly note?: MailedNote | undefined
  /** Recipient; defaults to the address of the invoice. */
  readonly to?: string | undefined
  /** CC recipients. */
  readonly cc?: readonly string[]
  readonly subject?: string | undefined
  readonly text?: string | undefined
  readonly allowPlaceholders?: boolean
}

interface SendRequest extends MailOptions {
  readonly ids: readonly string[]
  /** Credit note to send instead of the invoice. */
  readonly creditNote?: string | undefined
}

/** Returns SQL that checks an email address by the rule of {@link refusalOf}. */
export const hasAddress = (text: RawBuilder<unknown>): RawBuilder<boolean> => sql`(${text} ~ ${emailPattern.source})`

/** Ids of erased customers. Their invoices keep name and address for the books, but are no longer sent. */
export type Erased = ReadonlySet<number>

/** Fields that decide whether an invoice can be sent. */
export type Sendable = Pick<InvoiceDoc, 'issuedAt' | 'voidedAt' | 'customerId'>

/** Returns why an invoice can't be sent to an address; undefined if it can. */
export const refusalOf = (
  { issuedAt, voidedAt, customerId }: Sendable,
  to: string,
  erased: Erased,
): Unsendable | undefined => {
  if (issuedAt === null) return 'draft'
  if (voidedAt !== null) return 'void'
  if (erased.has(customerId)) return 'erased'
  return emailPattern.test(to) ? undefined : 'address'
}

/** Returns the erased customers among those of some invoices. */
export const erasedOf = (db: Db | Tx, found: readonly Pick<InvoiceDoc, 'customerId'>[]): Promise<Erased> =>
  erasedAmong(db, [...new Set(found.map(({ customerId }) => customerId))])

/** Messages for invoices that can't be sent. */
export const refusalWords: Readonly<Record<Unsendable, (id: string) => string>> = {
  draft: (id) => `${id} is a draft: issue it first`,
  void: (id) => `${id} is void and is not sent`,
  erased: (id) => `The data of the customer of ${id} was erased`,
  address: (id) => `The customer of ${id} has no email address`,
  gone: () => 'Invoice not found',
}

/** @throws Problem with the reason for each invoice that can't be sent */
const guardSendable = (locked: readonly InvoiceDoc[], { to }: SendRequest, erased: Erased): void => {
  const fields = locked.flatMap((invoice, index) => {
    const refused = refusalOf(invoice, to ?? invoice.billingEmail, erased)
    const code = refused === 'address' ? 'email' : 'invalid'
    return refused ? [[`ids.${index}`, { code, message: refusalWords[refused](invoice.id) }] as const] : []
  })
  if (fields.length > 0) throw new Problem('invalid_fields', { fields: Object.fromEntries(fields) })
}

/** Time in which a second identical request counts as a double click. */
const pauseMs = 60_000

/**
 * Returns true if a mail about an invoice was sent since a moment, or within the last minute; to one address or to any.
 */
export const wentSince = async (
  { tx, now }: Pick<WriteContext, 'tx' | 'now'>,
  kind: MailKind,
  { id }: Pick<InvoiceDoc, 'id'>,
  { to, since = now }: { readonly to?: string; readonly since?: Date },
): Promise<boolean> => {
  const just = await tx
    .selectFrom('outbox')
    .select('id')
    .where('invoiceId', '=', id)
    .where('template', '=', kind)
    .$if(to !== undefined, (mails) => mails.where('to', '=', to ?? ''))
    .where('createdAt', '>', new Date(Math.min(since.getTime(), now.getTime() - pauseMs)))
    .where('state', 'in', ['waiting', 'sending', 'sent'])
    .executeTakeFirst()
  return just !== undefined
}

/** @throws Problem `conflict` if the same mail was just sent to the same address */
const guardTwice = async (context: WriteContext, { kind, to }: SendRequest, invoice: InvoiceDoc): Promise<void> => {
  const address = to ?? invoice.billingEmail
  if (!(await wentSince(context, kind, invoice, { to: address }))) return
  const current = invoices.toDto(invoice, await todayOf(context.tx, context.now))
  const message = `${invoice.id} went to ${address} less than a minute ago`
  throw new Problem('conflict', { current, conflicts: ['sentAt'], message })
}

/**
 * Renders the PDF files of invoices before the transaction, so that mailing finds them ready.
 * @throws Unprepared
 */
export const filesFor = async (
  { tx }: WriteContext,
  { documents }: SendingWorld,
  sent: readonly InvoiceDoc[],
): Promise<Files> => {
  // Without a renderer the mail has no attachment; its link leads to the document.
  if (!documents.toPdf) return new Map()
  const printed: PrintedDocument[] = []
  for (const invoice of sent) printed.push(documentOf(invoice, await companyOf(tx, invoice.sentAt)))
  const drawn = await documents.within.toPdfs(printed)
  return new Map(drawn.map((bytes, index) => [sent[index]?.id ?? '', bytes]))
}

/**
 * Returns the credit note to send.
 * @throws Problem `Credit note not found`, also for a note on another invoice
 */
const noteOf = async (tx: Tx, { creditNote }: SendRequest, invoice: InvoiceDoc | undefined) => {
  if (creditNote === undefined) return undefined
  const note = await noteByNumber(tx, creditNote)
  if (!note || note.invoiceId !== invoice?.id) throw notFound('Credit note')
  return note
}

/** Renders the PDF file of a credit note, like `filesFor`, by the number of the note. */
const fileOfNote = async (
  { tx }: WriteContext,
  { documents }: SendingWorld,
  { id }: { readonly id: string },
): Promise<Files> => {
  if (!documents.toPdf) return new Map()
  const [bytes] = await documents.within.toPdfs([await creditNoteOf(tx, { id })])
  return bytes ? new Map([[id, bytes]]) : new Map()
}

interface Attached {
  readonly invoiceId: string
  readonly creditNote: string | null
}

const attach = async ({ tx, now }: WriteContext, of: Attached, files: Files) => {
  const id = of.creditNote ?? of.invoiceId
  const bytes = files.get(id)
  if (!bytes) return []
  await rememberFile(tx, of, bytes, now)
  return [{ name: `${id}.pdf`, type: 'application/pdf', bytes }]
}

/**
 * Adds a mail about an invoice to the outbox, with its file and a link. The caller has checked that it can be sent.
 * @param field name of the address field
 * @throws Problem at that field if the daily limit for strangers is reached
 */
export const mailOne = async (
  context: WriteContext,
  world: SendingWorld,
  invoice: InvoiceDoc,
  options: MailOptions,
  files: Files,
  field = 'to',
): Promise<void> => {
  const { kind, note, to = invoice.billingEmail, cc = [], subject, text, allowPlaceholders } = options
  // The limit counts the first recipient who is a stranger, and each copy with it.
  let by: number | null = null
  for (const address of [to, ...cc]) by ??= await strangerBy(context, occasionOf(invoice), address)
  if (by !== null) await guardStrangers(context, field)
  const link = await createLink(context, world, invoice.id, linkValidityDays.default)
  const { words: _, ...mail } = await composeMail(context.tx, {
    kind,
    invoice,
    note,
    path: `/i/${tokenPlace}`,
    words: { subject, text },
    allowPlaceholders,
    now: context.now,
  })
  await postMail(context, {
    ...mail,
    to,
    cc,
    userId: invoice.customerId,
    locale: invoice.language,
    template: kind,
    invoiceId: invoice.id,
    linkId: link.id,
    strangerBy: by,
    at: context.now,
    files: await attach(context, { invoiceId: invoice.id, creditNote: note?.id ?? null }, files),
  })
}

/**
 * Adds a mail about each invoice to the outbox, with its file and a link, all or none, and marks the invoices as sent.
 * Address, state and text are checked here, so callers pass ids only.
 * @throws Problem `Invoice not found`; `Credit note not found`; at `ids.0` and so on for drafts, void invoices, and
 * customers who were erased or have no address; at `to` for several invoices, for a stranger by an API key, or beyond
 * the daily limit; at `subject` or `text` by an API key, or for an unknown variable; `conflict` for a mail sent less
 * than a minute ago
 */
export const sendInvoices = async (
  context: WriteContext,
  world: SendingWorld,
  request: SendRequest,
): Promise<InvoiceDoc[]> => {
  const keys = [...new Set(request.ids.map(invoices.keyOf))]
  for (const field of ['to', 'cc', 'creditNote'] as const)
    if (keys.length > 1 && (request[field]?.length ?? 0) > 0)
      throw fieldProblem(field, { code: 'invalid', message: 'Another address is for one invoice only' })
  const locked = await invoices.lock(
    context.tx,
    keys.filter((key) => key !== undefined),
  )
  const live = keys.flatMap(
    (key) =>
      locked.find(({ id, draftId, deletedAt }) => deletedAt === null && [id, draftId].includes(String(key))) ?? [],
  )
  if (live.length < keys.length) throw notFound('Invoice')
  guardSendable(live, request, await erasedOf(context.tx, live))
  await guardKeyMail(context, live[0], request)
  for (const invoice of live) await guardTwice(context, request, invoice)
  const note = await noteOf(context.tx, request, live[0])
  const files = note ? await fileOfNote(context, world, note) : await filesFor(context, world, live)
  for (const [index, invoice] of live.entries())
    await mailOne(
      context,
      world,
      invoice,
      { ...request, note },
      files,
      request.to === undefined ? `ids.${index}` : 'to',
    )
  if (note) return live
  return markSent(
    context,
    live.map(({ id }) => id),
  )
}
