import { dayKept, dayOf, keptIn } from '@quarterdeck/contract/kit/day'
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

/** When a day begins as days are kept, so many days after one. */
export const dayAfter = (at: Date, days: number): Date =>
  clampedInstant((Math.floor(at.getTime() / dayMs) + days) * dayMs)

/** SQL: when a day begins where the company is. */
export const beginning = (day: Date, zone: string) => sql<Date>`(${dayKept(day)}::timestamp at time zone ${zone}::text)`

/** By which day it is judged what is to be reminded of. */
export const dayRules = async (db: Db | Tx, now: Date): Promise<Pick<Rules, 'today' | 'zone'>> => {
  const zone = await zoneOf(db)
  return { today: keptIn(now, zone), zone }
}

interface Following {
  /** From 1. */
  readonly step: number
  /** So many days after the due date it goes out at the earliest. */
  readonly days: number
  /** And so many after the last one: steps keep their distance, however late the first of them was. */
  readonly rest: number
}

/**
 * The step that follows the last one that went out (0: none). One that is off is passed over; undefined after the last.
 * That the distance of two steps counts from the day on which the first went out is how Odoo's follow-ups do it.
 */
export const followingOf = (steps: readonly ReminderStep[], last: number): Following | undefined => {
  const at = steps.findIndex(({ isOn }, index) => isOn && index >= last)
  const next = steps[at]
  if (!next) return undefined
  const before = steps[last - 1]?.days ?? next.days
  return { step: at + 1, days: next.days, rest: Math.max(1, next.days - before) }
}

/** What the next reminder of an invoice follows from. */
type Reminded = Pick<InvoiceDoc, 'dueDate' | 'remindedAt'>

const daysOf = ({ dueDate, remindedAt }: Reminded, { days, rest }: Following, zone: string) => {
  const late = dayAfter(dueDate, days)
  const rested = remindedAt && dayAfter(keptIn(remindedAt, zone), rest)
  return { late, from: rested && rested > late ? rested : late }
}

export interface Rules {
  readonly steps: readonly ReminderStep[]
  readonly erased: Erased
  /** As days are kept. */
  readonly today: Date
  /** By whose clocks the days of the company go. */
  readonly zone: string
}

/** What says which reminder of an invoice is next, and whether it may go out. */
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

/** Which reminder of an invoice comes next, and why it does not go out now: what is asked of each of many. */
export const nextOf = (invoice: Remindable, rules: Rules) => {
  const next = followingOf(rules.steps, invoice.reminderStep)
  return { step: next?.step ?? null, refused: reasonOf(invoice, next, rules) ?? null }
}

/** What is told of the reminder that comes next. */
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
