import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { money, requiredText, timestamp } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { Selection } from '../kit/selection.ts'
import { Job } from '../system/jobs.ts'
import { reminderBlockers, reminderKinds } from './reminders.ts'

/** Contents of a mailing: the invoice itself, or its next reminder. */
const mailingKinds = ['send', 'remind'] as const
export type MailingKind = (typeof mailingKinds)[number]

/** Groups of mails: unpaid invoices, paid invoices, and each step of reminders. */
export const mailingGroups = ['invoice', 'paid', ...reminderKinds] as const
export type MailingGroup = (typeof mailingGroups)[number]

/**
 * Reasons for omitting a planned mail: another user mailed the invoice since, another reminder is next, the daily limit
 * for addresses other than the customer's is reached; or a reason not to plan it at all.
 */
export const leftOut = [...reminderBlockers, 'mailed', 'changed', 'stranger'] as const
export type LeftOut = (typeof leftOut)[number]

/** Number of invoices that a plan names in each group; it counts all of them. */
export const mailingNamed = 50

/** Next reminder of an invoice, with its date and amounts. */
const PlannedReminder = z.object({
  /** The next step, from 1; null after the last. */
  step: z.int().nullable(),
  /** Earliest day (UTC) on which the reminder can be sent. */
  from: z.iso.date().nullable(),
  remindedOn: z.iso.date().nullable(),
  dueOn: z.iso.date().nullable(),
  /** Days overdue; negative before the due date. */
  daysLate: z.int(),
  /** Overdue amount; with installments, less than what is owed. */
  overdueAmount: money,
  /** Reason why reminders are suspended. */
  hold: z.string(),
})

/** The planned mail of one invoice. */
const PlannedMail = z.object({
  id: z.string(),
  customer: z.string(),
  /** Email address of the invoice; empty if it has none. */
  to: z.string(),
  language: z.enum(locales),
  /** Time of the first mail about the invoice. */
  sentAt: timestamp.nullable(),
  /** Null if the invoice itself is mailed. */
  reminder: PlannedReminder.nullable(),
})
export type PlannedMail = z.output<typeof PlannedMail>

const partOf = <Name extends z.ZodType>(name: Name) =>
  z.object({ name, count: z.int(), /** The first of them. */ rows: z.array(PlannedMail) })

const MailingPlan = z.object({
  id: z.string(),
  kind: z.enum(mailingKinds),
  total: z.int(),
  /** Planned mails by group. */
  groups: z.array(partOf(z.enum(mailingGroups))),
  /** Omitted invoices by reason. */
  left: z.array(partOf(z.enum(leftOut))),
})
export type MailingPlan = z.output<typeof MailingPlan>

/** Mails about many invoices: planned, reviewed by a user, and sent in the background. */
export const mailings = {
  plan: endpoint({
    method: 'POST',
    path: '/invoices/mailings',
    needs: 'invoices:write',
    isRead: true,
    sendsNoMail: true,
    summary:
      'Preview mails of invoices or reminders with their recipients, and the omitted invoices with reasons, without sending anything. Defaults to the reminders that are due',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('send'), selection: Selection }),
      z.object({ kind: z.literal('remind'), selection: Selection.optional() }),
    ]),
    output: MailingPlan,
    status: 201,
  }),
  send: endpoint({
    method: 'POST',
    path: '/invoices/mailings/send',
    needs: 'invoices:write',
    summary:
      'Send the mails of your plan in the background, each once. Invoices that have changed since, for example by a payment, are left out and reported by the job',
    body: z.object({
      id: requiredText(100),
      /** Groups to leave out. */
      skip: z.array(z.enum(mailingGroups)).max(mailingGroups.length).default([]),
      /** Invoices to leave out. */
      except: z.array(requiredText(20)).max(1000).default([]),
    }),
    output: z.object({ job: Job }),
    status: 202,
  }),
}
