import { dayOf, instantToDay, localDayToInstant } from '@quarterdeck/contract/kit/day'
import { clampedInstant } from '@quarterdeck/contract/kit/instant'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { daysOverdue } from '@quarterdeck/contract/sales/invoice-state'
import type { PlannedMail } from '@quarterdeck/contract/sales/mailings'
import type { ReminderStep, Unremindable } from '@quarterdeck/contract/sales/reminders'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { zoneOf } from '../company/index.ts'
import { type InvoiceDoc, type Owing, overdueOf } from '../invoices/index.ts'
import { type Erased, refusalOf, type Sendable } from '../sending/index.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the stored day that lies `days` after another. */
export const dayAfter = (at: Date, days: number): Date =>
  clampedInstant((Math.floor(at.getTime() / dayMs) + days) * dayMs)

/** Returns SQL for the instant at which a day begins in the company's time zone. */
export const beginning = (day: Date, zone: string) =>
  sql<Date>`(${instantToDay(day)}::timestamp at time zone ${zone}::text)`

/** Returns the day and time zone by which reminders are due. */
export const dayRules = async (db: Db | Tx, now: Date): Promise<Pick<Rules, 'today' | 'zone'>> => {
  const zone = await zoneOf(db)
  return { today: localDayToInstant(now, zone), zone }
}

interface Following {
  /** Number of the step, from 1. */
  readonly step: number
  /** Earliest sending, in days after the due date. */
  readonly days: number
  /** Minimum distance to the previous reminder in days, however late that was. */
  readonly rest: number
}

/**
 * Returns the step after the last one sent (0: none), skipping disabled ones; undefined after the last. The distance of
 * two steps counts from the day the first was sent, as in Odoo's follow-ups.
 */
export const followingOf = (steps: readonly ReminderStep[], last: number): Following | undefined => {
  const at = steps.findIndex(({ isOn }, index) => isOn && index >= last)
  const next = steps[at]
  if (!next) return undefined
  const before = steps[last - 1]?.days ?? next.days
  return { step: at + 1, days: next.days, rest: Math.max(1, next.days - before) }
}

/** Fields that decide on the next reminder of an invoice. */
type Reminded = Pick<InvoiceDoc, 'dueDate' | 'remindedAt'>

const daysOf = ({ dueDate, remindedAt }: Reminded, { days, rest }: Following, zone: string) => {
  const late = dayAfter(dueDate, days)
  const rested = remindedAt && dayAfter(localDayToInstant(remindedAt, zone), rest)
  return { late, from: rested && rested > late ? rested : late }
}

export interface Rules {
  readonly steps: readonly ReminderStep[]
  readonly erased: Erased
  /** Today for the company, as a stored day. */
  readonly today: Date
  /** Time zone of the company. */
  readonly zone: string
}

/** Fields that decide which reminder is next and whether it can be sent. */
export type Remindable = Sendable &
  Owing &
  Pick<InvoiceDoc, 'billingEmail' | 'owedAmount' | 'reminderHold' | 'reminderStep' | 'remindedAt'>

const reasonOf = (
  invoice: Remindable,
  next: Following | undefined,
  { erased, today, zone }: Rules,
): Unremindable | undefined => {
  const unsendable = refusalOf(invoice, invoice.billingEmail, erased)
  if (unsendable === 'draft' || unsendable === 'void') return unsendable
  if (invoice.owedAmount <= 0) return 'paid'
  if (unsendable === 'erased') return unsendable
  if (invoice.reminderHold !== '') return 'held'
  if (!next) return 'done'
  const { late, from } = daysOf(invoice, next, zone)
  if (today < late) return 'early'
  return today < from ? 'recent' : unsendable
}

const dayIn = (at: Date | null | undefined): string | null => at?.toISOString().slice(0, 10) ?? null

/** Returns the next reminder of an invoice and why it isn't sent now; called for many invoices. */
export const nextOf = (invoice: Remindable, rules: Rules) => {
  const next = followingOf(rules.steps, invoice.reminderStep)
  return { step: next?.step ?? null, refused: reasonOf(invoice, next, rules) ?? null }
}

/** Returns the next reminder as the API sends it. */
export const reminderOf = (invoice: Remindable, rules: Rules): NonNullable<PlannedMail['reminder']> => {
  const next = followingOf(rules.steps, invoice.reminderStep)
  return {
    step: next?.step ?? null,
    from: next ? dayIn(daysOf(invoice, next, rules.zone).from) : null,
    remindedOn: invoice.remindedAt && dayOf(invoice.remindedAt, rules.zone),
    dueOn: dayIn(invoice.dueDate),
    daysLate: daysOverdue(invoice, rules.today),
    overdueAmount: toDecimal(overdueOf(invoice, rules.today)),
    hold: invoice.reminderHold,
  }
}
