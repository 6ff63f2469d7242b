import { z } from 'zod'
import { invoiceStates } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress, idQuery, money, requiredMultilineText, requiredText, timestamp } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { mailStates } from '../system/outbox.ts'
import { Invoice } from './invoices.ts'
import { Paper } from './printed.ts'

/** Maximum number of invoices sent by one request, since a PDF is drawn for each. */
export const maxInvoicesPerSend = 20
/** Maximum number of CC recipients of one mail. */
export const maxCopies = 5
/** Validity of a share link in days: default and maximum. */
export const linkValidityDays = { default: 90, max: 366 } as const

/** Daily limit of user-written mails to recipients outside the company: per person, and per installation. */
export const externalMailLimits = { person: 50, installation: 200 } as const

/**
 * Reasons why an invoice can't be sent: no number yet (`draft`), void, customer erased, no address, or deleted
 * (`gone`).
 */
export const sendBlockers = ['draft', 'void', 'erased', 'address', 'gone'] as const
export type Unsendable = (typeof sendBlockers)[number]

/** Fields of an invoice that its customer can see. */
export const customerVisibleFields = [
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
export type ReadField = (typeof customerVisibleFields)[number]

const named = z.object({ id: requiredText(20) })
const ofInvoice = z.object({ invoiceId: requiredText(20) })

/** A sent mail about an invoice. */
const SentMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  cc: z.array(z.string()),
  language: z.enum(locales),
  subject: z.string(),
  /** Empty after 90 days, when the text is deleted. */
  text: z.string(),
  state: z.enum(mailStates),
  error: z.string(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
})
export type SentMail = z.output<typeof SentMail>

/** A public link to one invoice. */
const ShareLink = z.object({
  id: z.string(),
  invoiceId: z.string(),
  /** URL of the invoice; null after it expired or was revoked. */
  address: z.string().nullable(),
  /** Recipient of the mail with the link; null if a user created it by hand. */
  to: z.string().nullable(),
  by: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  revokedAt: timestamp.nullable(),
  /** First visit by somebody who was not signed in. */
  viewedAt: timestamp.nullable(),
})
export type ShareLink = z.output<typeof ShareLink>

const token = z.object({ token: requiredText(100) })

/** An invoice as its customer sees it through a share link, without an account. */
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
  /** True if a PDF can be downloaded. */
  hasFile: z.boolean(),
  expiresAt: timestamp,
})
export type Shared = z.output<typeof Shared>

/** Delivery of invoices to customers by mail and by public links. */
export const sending = {
  send: endpoint({
    method: 'POST',
    path: '/invoices/send',
    needs: 'invoices:write',
    summary:
      'Mail invoices to their customers, or a credit note, all or none, with the file attached and a link to the invoice online. Repeated mails to an address within a minute are refused, and mails to addresses other than the customer’s have a daily limit. API keys can only send the stored texts to the customer',
    body: z.object({
      ids: z.array(requiredText(20)).min(1).max(maxInvoicesPerSend),
      /** Sends this credit note instead of the invoice; for a single invoice only. */
      creditNote: requiredText(20).optional(),
      /** Overrides the recipient; for a single invoice only. */
      to: emailAddress.optional(),
      /** CC recipients; for a single invoice only. */
      cc: z.array(emailAddress).max(maxCopies).default([]),
      /** Override the stored template of the language. */
      subject: requiredText(200).optional(),
      text: requiredMultilineText(5000).optional(),
      /** Sends words in braces that are no known variables as they are, instead of rejecting the request. */
      allowPlaceholders: z.boolean().default(false),
    }),
    output: z.object({ invoices: z.array(Invoice) }),
    status: 200,
  }),
  way: endpoint({
    method: 'GET',
    path: '/invoices/sending',
    needs: 'invoices:read',
    summary: 'Check whether mails are sent; without a mail server they wait in the outbox',
    output: z.object({ goesOut: z.boolean() }),
  }),
  mails: endpoint({
    method: 'GET',
    path: '/invoices/mails',
    needs: 'invoices:read',
    summary: 'List the mails sent about an invoice, newest first',
    query: named,
    output: z.array(SentMail),
  }),
  changed: endpoint({
    method: 'GET',
    path: '/invoices/changed',
    needs: 'invoices:read',
    summary:
      'List fields visible to the customer that have changed since the invoice was last sent; empty if it was never sent',
    query: named,
    output: z.object({ fields: z.array(z.enum(customerVisibleFields)) }),
  }),
  links: endpoint({
    method: 'GET',
    path: '/invoice-links',
    needs: 'invoices:write',
    summary: 'List the public links to an invoice, newest first',
    query: ofInvoice,
    output: z.array(ShareLink),
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/invoice-links',
    needs: 'invoices:write',
    sendsNoMail: true,
    secret: true,
    summary: 'Create a public link to an invoice, which works without an account until it expires',
    body: ofInvoice.extend({ days: z.int().min(1).max(linkValidityDays.max).default(linkValidityDays.default) }),
    output: ShareLink,
    status: 201,
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/invoice-links',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Revoke a public link',
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
      'Get the invoice of a public link; records the view if nobody is signed in. 410 if the link has expired or was revoked',
    body: token,
    output: Shared,
    status: 200,
  }),
  file: endpoint({
    method: 'GET',
    path: '/invoices/shared.pdf',
    needs: 'anyone',
    summary: 'Get the invoice of a public link as a PDF file',
    query: token,
    output: z.instanceof(Uint8Array),
    answers: 'application/pdf',
  }),
}
