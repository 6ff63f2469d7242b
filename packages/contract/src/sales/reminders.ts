import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { money, requiredText } from '../core/fields.ts'
import { Invoice } from './invoices.ts'
import type { MailKind } from './mail-texts.ts'
import { maxPlanned, maxSent, Planned, unsendable } from './sending.ts'

/** The mail of each step, in the order in which they go out. */
export const reminderKinds = ['reminder1', 'reminder2', 'reminder3'] as const satisfies readonly MailKind[]

export const maxReminderDays = 365

const Step = z.object({
  /** So many days (UTC) after the due date it goes out at the earliest. */
  days: z.int().min(1).max(maxReminderDays),
  /** A step that is off is passed over. */
  isOn: z.boolean(),
})
export type ReminderStep = z.output<typeof Step>

const tooEarly = (before: number) => ({
  ...({ code: 'too_small', origin: 'number', minimum: before + 1, inclusive: true } as const),
  message: `Not later than the step before it, after ${before} days`,
})

export const ReminderSettings = z.object({
  steps: z
    .array(Step)
    .length(reminderKinds.length)
    .check(({ value, issues }) => {
      for (const [index, { days }] of value.entries()) {
        const before = value[index - 1]?.days ?? 0
        if (days <= before) issues.push({ ...tooEarly(before), input: days, path: [index, 'days'] })
      }
    }),
})
export type ReminderSettings = z.output<typeof ReminderSettings>

/**
 * Why an invoice gets no reminder: nothing of it is owed, somebody said that its customer is not to be reminded, it is not late
 * enough for the next step, the last one was too short a while ago, there is no further step, its customer was erased, or why it
 * cannot be sent at all.
 */
const unremindable = [...unsendable, 'paid', 'held', 'early', 'recent', 'done'] as const
export type Unremindable = (typeof unremindable)[number]

/** What would become of one invoice. */
const PlannedReminder = Planned.omit({ sentAt: true }).extend({
  /** Which step is next, from 1; null after the last. */
  step: z.int().nullable(),
  /** The first day (UTC) on which that goes out. */
  from: z.iso.date().nullable(),
  remindedOn: z.iso.date().nullable(),
  dueOn: z.iso.date().nullable(),
  /** Negative as long as it is not due. */
  daysLate: z.int(),
  /** What is overdue; of an invoice in installments less than what is owed. */
  overdueAmount: money,
  /** Why its customer is not to be reminded. */
  hold: z.string(),
  refused: z.enum(unremindable).nullable(),
})
export type PlannedReminder = z.output<typeof PlannedReminder>

const id = requiredText(20)

/** Reminders of invoices that are overdue, in steps: each goes out once, when somebody has looked at the plan and sends it. */
export const reminders = {
  settings: endpoint({
    method: 'GET',
    path: '/invoices/reminders',
    needs: 'invoices:read',
    summary: 'How many days after the due date each reminder may go out, and how many invoices one is due for now',
    output: ReminderSettings.extend({ due: z.int() }),
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/invoices/reminders',
    needs: 'users:access',
    sendsNoMail: true,
    summary: 'Change how many days after the due date each reminder may go out, each later than the one before it',
    body: ReminderSettings,
    output: ReminderSettings,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/invoices/reminders/plan',
    needs: 'invoices:write',
    isRead: true,
    sendsNoMail: true,
    summary: `Who would get which reminder, and who would get none and why; without ids all invoices that one is due for, at most ${maxPlanned}, the latest first`,
    body: z.object({ ids: z.array(id).min(1).max(maxPlanned).optional() }),
    output: z.array(PlannedReminder),
    status: 200,
  }),
  send: endpoint({
    method: 'POST',
    path: '/invoices/reminders/send',
    needs: 'invoices:write',
    summary:
      'Remind customers of invoices by the mail of a step, with the file and a link. Where another step is next by now, or none, as after a payment, the invoice is left out and the reason is answered',
    body: z.object({
      reminders: z
        .array(z.object({ id, step: z.int().min(1).max(reminderKinds.length) }))
        .min(1)
        .max(maxSent),
    }),
    output: z.object({ invoices: z.array(Invoice), left: z.array(PlannedReminder) }),
    status: 200,
  }),
}
