import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import type { MailKind } from './mail-texts.ts'
import { unsendable } from './sending.ts'

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

const StoredSettings = ReminderSettings.extend({ version: z.int() })

/**
 * Why an invoice gets no reminder: nothing of it is owed, somebody said that its customer is not to be reminded, it is not late
 * enough for the next step, the last one was too short a while ago, there is no further step, its customer was erased, or why it
 * cannot be sent at all.
 */
export const unremindable = [...unsendable, 'paid', 'held', 'early', 'recent', 'done'] as const
export type Unremindable = (typeof unremindable)[number]

/** Reminders of invoices that are overdue, in steps: each goes out once, when somebody has looked at the plan and sends it. */
export const reminders = {
  settings: endpoint({
    method: 'GET',
    path: '/invoices/reminders',
    needs: 'invoices:read',
    summary: 'How many days after the due date each reminder may go out, and how many invoices one is due for now',
    output: StoredSettings.extend({ due: z.int() }),
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/invoices/reminders',
    needs: 'users:access',
    sendsNoMail: true,
    summary: 'Change how many days after the due date each reminder may go out, each later than the one before it',
    body: ReminderSettings,
    output: StoredSettings,
  }),
}
