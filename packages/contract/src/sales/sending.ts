import { z } from 'zod'
import { invoiceStates } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import { emailAddress, idQuery, money, requiredMultilineText, requiredText, timestamp } from '../core/fields.ts'
import { locales } from '../core/locales.ts'
import { mailStates } from '../system/outbox.ts'
import { Invoice } from './invoices.ts'
import { Paper } from './printed.ts'

/** How many invoices go out by one request: each has its file drawn. */
export const maxSent = 20
/** How many are sent a copy of one mail. */
export const maxCopies = 5
/** How long a link works where nobody says otherwise, and at most. */
export const linkDays = { usual: 90, max: 366 } as const

/** How many mails that people write go to strangers within a day: by one person, and by all. */
export const strangersADay = { person: 50, installation: 200 } as const

/** Why an invoice cannot be sent: it has no number yet, is void, its customer was erased, has no address, or it is not there any more. */
export const unsendable = ['draft', 'void', 'erased', 'address', 'gone'] as const
export type Unsendable = (typeof unsendable)[number]

/** What its customer reads of an invoice. */
export const readFields = [
  ...(['customerName', 'billingAddress', 'issueDate', 'dueDate', 'reference', 'products', 'discountAmount'] as const),
  ...([
    'shippingCharge',
    'tax',
    'pricesIncludeTax',
    'taxExemption',
    'suppliedOn',
    'terms',
    'notes',
    'language',
  ] as const),
  'installments',
] as const
export type ReadField = (typeof readFields)[number]

const named = z.object({ id: requiredText(20) })
const ofInvoice = z.object({ invoiceId: requiredText(20) })

/** A mail that went out about an invoice. */
const SentMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  cc: z.array(z.string()),
  language: z.enum(locales),
  subject: z.string(),
  /** Empty once it is forgotten, after 90 days. */
  text: z.string(),
  state: z.enum(mailStates),
  error: z.string(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
})
export type SentMail = z.output<typeof SentMail>

/** A way to one invoice for whoever has it. */
const ShareLink = z.object({
  id: z.string(),
  invoiceId: z.string(),
  /** Where it leads; null once it has ended. */
  address: z.string().nullable(),
  /** To whom it went by mail; null where somebody made it by hand. */
  to: z.string().nullable(),
  by: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  revokedAt: timestamp.nullable(),
  /** When it was followed first by somebody who was not signed in. */
  viewedAt: timestamp.nullable(),
})
export type ShareLink = z.output<typeof ShareLink>

const token = z.object({ token: requiredText(100) })

/** An invoice as its customer sees it, who needs no account. */
const Shared = z.object({
  id: z.string(),
  company: z.string(),
  customer: z.string(),
  state: z.enum(invoiceStates),
  language: z.enum(locales),
  issueDate: timestamp,
  dueDate: timestamp,
  paidAt: timestamp.nullable(),
  totalAmount: money,
  owedAmount: money,
  paper: Paper,
  /** Whether it can be had as a PDF file as well. */
  hasFile: z.boolean(),
  expiresAt: timestamp,
})
export type Shared = z.output<typeof Shared>

/** Invoices on their way to customers: by mail, and by links that need no account. */
export const sending = {
  send: endpoint({
    method: 'POST',
    path: '/invoices/send',
    needs: 'invoices:write',
    summary:
      'Mail invoices to their customers, or a credit note to one, all or none: the file is attached, and a link leads to the invoice online. What went to an address less than a minute ago is refused, and so many a day go to addresses that are not the customer’s. An API key sends the kept texts, to the customer',
    body: z.object({
      ids: z.array(requiredText(20)).min(1).max(maxSent),
      /** A credit note that goes out in the place of its invoice, of one invoice only. */
      creditNote: requiredText(20).optional(),
      /** To another address than that of the invoice, of one invoice only. */
      to: emailAddress.optional(),
      /** Who is sent a copy, of one invoice only. */
      cc: z.array(emailAddress).max(maxCopies).default([]),
      /** What it says instead of what is kept for its language. */
      subject: requiredText(200).optional(),
      text: requiredMultilineText(5000).optional(),
      /** Lets words in braces that are no variables go out as they are. */
      allowPlaceholders: z.boolean().default(false),
    }),
    output: z.object({ invoices: z.array(Invoice) }),
    status: 200,
  }),
  way: endpoint({
    method: 'GET',
    path: '/invoices/sending',
    needs: 'invoices:read',
    summary: 'Whether mails go out: without a mail server they wait in the outbox',
    output: z.object({ goesOut: z.boolean() }),
  }),
  mails: endpoint({
    method: 'GET',
    path: '/invoices/mails',
    needs: 'invoices:read',
    summary: 'The mails that went out about an invoice, the newest first',
    query: named,
    output: z.array(SentMail),
  }),
  changed: endpoint({
    method: 'GET',
    path: '/invoices/changed',
    needs: 'invoices:read',
    summary:
      'What its customer reads of an invoice and was changed since it went out last; nothing of one that never went out',
    query: named,
    output: z.object({ fields: z.array(z.enum(readFields)) }),
  }),
  links: endpoint({
    method: 'GET',
    path: '/invoice-links',
    needs: 'invoices:write',
    summary: 'The links to an invoice, the newest first',
    query: ofInvoice,
    output: z.array(ShareLink),
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/invoice-links',
    needs: 'invoices:write',
    sendsNoMail: true,
    secret: true,
    summary: 'Make a link to an invoice that works without an account until it ends',
    body: ofInvoice.extend({ days: z.int().min(1).max(linkDays.max).default(linkDays.usual) }),
    output: ShareLink,
    status: 201,
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/invoice-links',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Let a link end now',
    query: idQuery,
    output: ShareLink,
  }),
  open: endpoint({
    method: 'POST',
    path: '/invoices/shared',
    needs: 'anyone',
    secret: true,
    isRead: true,
    summary:
      'The invoice that a link leads to; notes that it was viewed where nobody is signed in. 410 once the link has ended',
    body: token,
    output: Shared,
    status: 200,
  }),
  file: endpoint({
    method: 'GET',
    path: '/invoices/shared.pdf',
    needs: 'anyone',
    summary: 'The invoice that a link leads to, as a PDF file',
    query: token,
    output: z.instanceof(Uint8Array),
    answers: 'application/pdf',
  }),
}
