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

/** What sending takes beside what a write knows. */
export interface SendingWorld extends LinkWorld {
  readonly documents: Drawings
}

/** The files of invoices, by their ids. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** What a mail is to be. */
interface Posting {
  readonly kind: MailKind
  readonly note?: MailedNote | undefined
  /** To another address than that of the invoice. */
  readonly to?: string | undefined
  /** Who is sent a copy. */
  readonly cc?: readonly string[]
  readonly subject?: string | undefined
  readonly text?: string | undefined
  readonly allowPlaceholders?: boolean
}

interface Wish extends Posting {
  readonly ids: readonly string[]
  /** The credit note that goes out in the place of its invoice. */
  readonly creditNote?: string | undefined
}

/** Whether a text is an address as it is kept, in SQL: what {@link refusalOf} says of one. */
export const hasAddress = (text: RawBuilder<unknown>): RawBuilder<boolean> => sql`(${text} ~ ${emailPattern.source})`

/** Customers of whom nothing personal is kept any more: that their invoices still say where they were is for the books only. */
export type Erased = ReadonlySet<number>

/** What says whether an invoice can be sent. */
export type Sendable = Pick<InvoiceDoc, 'issuedAt' | 'voidedAt' | 'customerId'>

/** Why an invoice cannot go to an address; undefined where it can. */
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

/** Which of the customers of invoices were erased. */
export const erasedOf = (db: Db | Tx, found: readonly Pick<InvoiceDoc, 'customerId'>[]): Promise<Erased> =>
  erasedAmong(db, [...new Set(found.map(({ customerId }) => customerId))])

/** What is answered of an invoice that cannot be sent. */
export const refusalWords: Readonly<Record<Unsendable, (id: string) => string>> = {
  draft: (id) => `${id} is a draft: issue it first`,
  void: (id) => `${id} is void and is not sent`,
  erased: (id) => `The data of the customer of ${id} was erased`,
  address: (id) => `The customer of ${id} has no email address`,
  gone: () => 'Invoice not found',
}

/** @throws Problem with the reason for each that cannot be sent */
const guardSendable = (locked: readonly InvoiceDoc[], { to }: Wish, erased: Erased): void => {
  const fields = locked.flatMap((invoice, index) => {
    const refused = refusalOf(invoice, to ?? invoice.billingEmail, erased)
    const code = refused === 'address' ? 'email' : 'invalid'
    return refused ? [[`ids.${index}`, { code, message: refusalWords[refused](invoice.id) }] as const] : []
  })
  if (fields.length > 0) throw new Problem('invalid_fields', { fields: Object.fromEntries(fields) })
}

/** Two presses of one button are one wish. */
const pauseMs = 60_000

/** Whether a mail about an invoice went out since a moment, or within the last minute, to an address or to any. */
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

/** @throws Problem `conflict` where the same went to the same address just now */
const guardTwice = async (context: WriteContext, { kind, to }: Wish, invoice: InvoiceDoc): Promise<void> => {
  const address = to ?? invoice.billingEmail
  if (!(await wentSince(context, kind, invoice, { to: address }))) return
  const current = invoices.toDto(invoice, await todayOf(context.tx, context.now))
  const message = `${invoice.id} went to ${address} less than a minute ago`
  throw new Problem('conflict', { current, conflicts: ['sentAt'], message })
}

/** Draws the files of invoices, so that mailing each finds its own: all of them outside the transaction, at once. @throws Unprepared */
export const filesFor = async (
  { tx }: WriteContext,
  { documents }: SendingWorld,
  sent: readonly InvoiceDoc[],
): Promise<Files> => {
  // The link leads to the file where the host makes none.
  if (!documents.toPdf) return new Map()
  const printed: PrintedDocument[] = []
  for (const invoice of sent) printed.push(documentOf(invoice, await companyOf(tx, invoice.sentAt)))
  const drawn = await documents.within.toPdfs(printed)
  return new Map(drawn.map((bytes, index) => [sent[index]?.id ?? '', bytes]))
}

/** The credit note of a wish. @throws Problem `Credit note not found`, also for one to another invoice */
const noteOf = async (tx: Tx, { creditNote }: Wish, invoice: InvoiceDoc | undefined) => {
  if (creditNote === undefined) return undefined
  const note = await noteByNumber(tx, creditNote)
  if (!note || note.invoiceId !== invoice?.id) throw notFound('Credit note')
  return note
}

/** Draws the file of a credit note, as `filesFor`, by the number of the note. */
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
 * Puts a mail about an invoice into the outbox, with its file and a link to it; whether it can be sent was looked at before.
 * @param field what names the address
 * @throws Problem at that field where enough went to strangers today
 */
export const mailOne = async (
  context: WriteContext,
  world: SendingWorld,
  invoice: InvoiceDoc,
  posting: Posting,
  files: Files,
  field = 'to',
): Promise<void> => {
  const { kind, note, to = invoice.billingEmail, cc = [], subject, text, allowPlaceholders } = posting
  // Of several the first that is a stranger counts, and each copy with it.
  let by: number | null = null
  for (const address of [to, ...cc]) by ??= await strangerBy(context, occasionOf(invoice), address)
  if (by !== null) await guardStrangers(context, field)
  const link = await createLink(context, world, invoice.id, linkValidityDays.usual)
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
 * Puts a mail about each invoice into the outbox, with its file and a link to it, all or none, and notes that they went out.
 * The address, the state and the words are looked at here, so that whoever sends says no more than which.
 * @throws Problem `Invoice not found`; `Credit note not found`; at `ids.0` and so on for drafts, void ones, and customers who were erased or have no address; at `to` where
 * it is for several, of a stranger by an API key, or of one too many today; at `subject` or `text` of an API key, and for an unknown variable; `conflict` for what went out less than a minute ago
 */
export const sendInvoices = async (context: WriteContext, world: SendingWorld, wish: Wish): Promise<InvoiceDoc[]> => {
  const keys = [...new Set(wish.ids.map(invoices.keyOf))]
  for (const field of ['to', 'cc', 'creditNote'] as const)
    if (keys.length > 1 && (wish[field]?.length ?? 0) > 0)
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
  guardSendable(live, wish, await erasedOf(context.tx, live))
  await guardKeyMail(context, live[0], wish)
  for (const invoice of live) await guardTwice(context, wish, invoice)
  const note = await noteOf(context.tx, wish, live[0])
  const files = note ? await fileOfNote(context, world, note) : await filesFor(context, world, live)
  for (const [index, invoice] of live.entries())
    await mailOne(context, world, invoice, { ...wish, note }, files, wish.to === undefined ? `ids.${index}` : 'to')
  if (note) return live
  return markSent(
    context,
    live.map(({ id }) => id),
  )
}
