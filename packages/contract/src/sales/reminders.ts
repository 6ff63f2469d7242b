import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import type { MailKind } from './mail-texts.ts'
import { sendBlockers } from './sending.ts'

/** Mails of the reminder steps, in order. */
export const reminderKinds = ['reminder1', 'reminder2', 'reminder3'] as const satisfies readonly MailKind[]

export const maxReminderDays = 365

const Step = z.object({
  /** Earliest sending, in days (UTC) after the due date. */
  days: z.int().min(1).max(maxReminderDays),
  /** Disabled steps are skipped. */
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
 * Reasons why an invoice gets no reminder: nothing owed (`paid`), reminders suspended (`held`), not late enough
 * (`early`), last reminder too recent (`recent`), no further step (`done`), or it can't be sent at all.
 */
export const reminderBlockers = [...sendBlockers, 'paid', 'held', 'early', 'recent', 'done'] as const
export type Unremindable = (typeof reminderBlockers)[number]

/** Reminders for overdue invoices, in steps. Each goes out once, after a user has reviewed the plan and sent it. */
export const reminders = {
  settings: endpoint({
    method: 'GET',
    path: '/invoices/reminders',
    needs: 'invoices:read',
    summary: 'Get the reminder steps in days after the due date, and the number of invoices with a reminder due',
    output: StoredSettings.extend({ due: z.int() }),
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/invoices/reminders',
    needs: 'users:access',
    sendsNoMail: true,
    summary: 'Change the reminder steps in days after the due date, in ascending order',
    body: ReminderSettings,
    output: StoredSettings,
  }),
}
