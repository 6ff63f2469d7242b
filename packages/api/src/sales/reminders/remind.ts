import { toDecimal } from '@quarterdeck/contract/core/money'
import { type PlannedReminder, reminderKinds } from '@quarterdeck/contract/sales/reminders'
import { maxPlanned } from '@quarterdeck/contract/sales/sending'
import type { WriteContext } from '../../context.ts'
import type { Db, Tx } from '../../ports.ts'
import { applyChange } from '../../records/records.ts'
import { type InvoiceDoc, repository as invoices, overdueOf } from '../invoices/index.ts'
import { erasedOf, named, plannedOf, type SendingWorld, sendInvoices } from '../sending/index.ts'
import { type Rules, verdictOn } from './steps.ts'
import { idsDue, stepsOf } from './store.ts'

const none = { step: null, from: null, remindedOn: null, dueOn: null, daysLate: 0, hold: '', overdueAmount: 0 }

const rowOf = (id: string, invoice: InvoiceDoc | undefined, rules: Rules): PlannedReminder => {
  const { sentAt: _, ...planned } = plannedOf(id, invoice, rules.erased)
  if (!invoice) return { ...planned, ...none }
  return { ...planned, ...verdictOn(invoice, rules), overdueAmount: toDecimal(overdueOf(invoice, rules.now)) }
}

/**
 * Who would get which reminder, in the order of their ids, and who would get none and why.
 * @param asked all that a reminder is due for where none are named
 */
export const planReminders = async (db: Db | Tx, asked: readonly string[] | undefined, now: Date) => {
  const steps = await stepsOf(db)
  const ids = asked ?? (await idsDue(db, steps, now, maxPlanned))
  const found = await named(db, ids)
  const erased = await erasedOf(
    db,
    found.map(([, invoice]) => invoice),
  )
  return found.map(([id, invoice]) => rowOf(id, invoice, { steps, erased, now }))
}

interface Wish {
  readonly id: string
  readonly step: number
}

/** Mails a step to those that it is next of, and notes it with each. */
const mailStep = async (context: WriteContext, world: SendingWorld, step: number, ids: readonly string[]) => {
  const kind = reminderKinds[step - 1]
  if (!kind || ids.length === 0) return []
  const reminded: InvoiceDoc[] = []
  for (const invoice of await sendInvoices(context, world, { kind, ids })) {
    const change = { reminderStep: step, remindedAt: context.now }
    reminded.push(await applyChange(context, invoices, invoice, change, ['reminderStep', 'remindedAt']))
  }
  return reminded
}

/**
 * Reminds of invoices, each by the step that was seen in the plan. The rows are locked before they are looked at, so that a step
 * goes out once however many ask for it, and what was paid meanwhile is left out, with the reason.
 */
export const sendReminders = async (context: WriteContext, world: SendingWorld, wishes: readonly Wish[]) => {
  const { tx } = context
  const ids = [...new Set(wishes.map(({ id }) => id))]
  await invoices.lock(
    tx,
    ids.map(invoices.keyOf).filter((key) => key !== undefined),
  )
  const planned = await planReminders(tx, ids, context.now)
  // Planned by their own ids; wishes may have another case, or the name of a draft.
  const isWished = ({ id, step, refused }: PlannedReminder, at: number) =>
    refused === null && wishes.some((wish) => (wish.id === id || wish.id === ids[at]) && wish.step === step)
  const fit = planned.filter(isWished)
  const sent: InvoiceDoc[] = []
  for (const step of reminderKinds.keys()) {
    const some = fit.filter((row) => row.step === step + 1).map(({ id }) => id)
    sent.push(...(await mailStep(context, world, step + 1, some)))
  }
  return { sent, left: planned.filter((row) => !fit.includes(row)) }
}
