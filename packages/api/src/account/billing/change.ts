import { type BillingPreview, previewMinutes } from '@quarterdeck/contract/account/billing'
import { exceeded, subscriptionPlans } from '@quarterdeck/contract/account/billing-plans'
import { type Choice, endOfPeriod, linesOfChange, sumOfLines, timingOf } from '@quarterdeck/contract/account/proration'
import { toDecimal } from '@quarterdeck/contract/core/money'
import { fieldProblem, Problem } from '@quarterdeck/contract/core/problem'
import type { WriteContext } from '../../context.ts'
import type { Db, Tx } from '../../ports.ts'
import { issue, lineToDto, settle } from './invoices.ts'
import type { PaymentProvider } from './provider.ts'
import { type BillingRow, cardOf, change, find, lock, paidBy } from './store.ts'
import { usageOf } from './usage.ts'

export interface ChangeContext extends WriteContext {
  readonly ifMatch: number | undefined
  readonly payments: PaymentProvider
}

/** @throws Problem where the plan is the one that there is already, or something is to be paid first */
const timingFor = (row: BillingRow, wanted: Choice): 'now' | 'at_end' => {
  if (row.status === 'past_due') {
    throw fieldProblem('plan', { code: 'forbidden', message: 'Pay the open invoice first' })
  }
  const paid = paidBy(row)
  const timing = paid ? timingOf(paid, wanted) : 'now'
  if (timing === 'same') throw fieldProblem('plan', { code: 'taken', message: 'This is your plan already' })
  return timing
}

/** What a change would cost and leave at a moment. */
export const preview = async (db: Db, { plan, period }: Choice, at: Date): Promise<BillingPreview> => {
  const row = await find(db)
  const timing = timingFor(row, { plan, period })
  const paid = paidBy(row)
  const usage = await usageOf(db, at)
  const startsAt = timing === 'at_end' && paid ? paid.end : at
  const lines = timing === 'now' ? linesOfChange(paid, { plan, period }, at) : []
  return {
    ...{ plan, period, timing, usage, exceeded: [...exceeded(usage, plan)] },
    at: at.toISOString(),
    startsAt: startsAt.toISOString(),
    endsAt: endOfPeriod(startsAt, startsAt, period).toISOString(),
    lines: lines.map(lineToDto),
    total: toDecimal(sumOfLines(lines)),
    price: toDecimal(subscriptionPlans[plan].price[period]),
  }
}

/** @throws Problem `invalid_fields` naming each measure of which there is too much */
const demandRoom = async (tx: Tx, { plan }: Choice, now: Date): Promise<void> => {
  const usage = await usageOf(tx, now)
  const over = exceeded(usage, plan)
  if (over.length === 0) return
  const fields = over.map((measure) => {
    const limit = subscriptionPlans[plan].limits[measure] ?? 0
    return [measure, { code: 'too_big', message: `The plan allows ${limit}, and there are ${usage[measure]}`, limit }]
  })
  throw new Problem('invalid_fields', { fields: Object.fromEntries(fields) })
}

/** @throws Problem where nobody can have seen a preview of that moment for this change */
const demandFresh = (at: Date, now: Date, { periodStart }: BillingRow): void => {
  const age = now.getTime() - at.getTime()
  const isKnown = age >= 0 && age <= previewMinutes * 60_000 && (!periodStart || at >= periodStart)
  if (!isKnown) throw fieldProblem('at', { code: 'date', message: 'Look at the preview again' })
}

/** Charges a change in the transaction that makes it, as the last step: refused, and nothing has changed. */
const beginNow = async (context: ChangeContext, row: BillingRow, wanted: Choice, at: Date): Promise<void> => {
  const { tx, now, payments } = context
  const card = await cardOf(tx, row.defaultCard)
  if (!card) return demandCard(row)
  const lines = linesOfChange(paidBy(row), wanted, at)
  const price = subscriptionPlans[wanted.plan].price[wanted.period]
  const after = await change(context, {
    ...wanted,
    ...{ status: 'active', price, anchor: at, periodStart: at, periodEnd: endOfPeriod(at, at, wanted.period) },
    ...{ cancelAtEnd: false, nextPlan: null, nextPeriod: null },
  })
  const invoice = await issue(tx, after, lines, now)
  // A repeated request finds the same version and the same moment, and so charges under the same key.
  const key = `${invoice.id}/${row.version}/${card.id}/${at.toISOString()}`
  const refusal = await payments.charge({ key, amount: invoice.total, card, isAttended: true, at: now })
  if (refusal) throw fieldProblem('card', { code: 'forbidden', message: `The card was refused: ${refusal}` })
  await settle(tx, invoice, card, undefined, now)
}

/** @throws Problem where nothing could pay what comes next */
const demandCard = ({ defaultCard }: BillingRow): void => {
  if (defaultCard === null) throw fieldProblem('card', { code: 'required', message: 'Add a card first' })
}

/** Chooses a plan. @throws Problem where it has too little room, or the card was refused */
export const choose = async (context: ChangeContext, wanted: Choice, at: Date): Promise<void> => {
  const { tx, now } = context
  const row = await lock(tx, now)
  const timing = timingFor(row, wanted)
  demandFresh(at, now, row)
  await demandRoom(tx, wanted, now)
  demandCard(row)
  if (timing === 'now') return beginNow(context, row, wanted, at)
  await change(context, { nextPlan: wanted.plan, nextPeriod: wanted.period, cancelAtEnd: false })
}

/** Lets it end with the period. @throws Problem where there is nothing to end */
export const cancel = async (context: ChangeContext): Promise<void> => {
  const { status } = await lock(context.tx, context.now)
  if (status !== 'active' && status !== 'past_due') {
    throw new Problem('conflict', { message: 'There is no subscription to cancel' })
  }
  await change(context, { cancelAtEnd: true, nextPlan: null, nextPeriod: null })
}

/** Leaves everything as it is beyond the end of the period. */
export const keep = async (context: ChangeContext): Promise<void> => {
  demandCard(await lock(context.tx, context.now))
  await change(context, { cancelAtEnd: false, nextPlan: null, nextPeriod: null })
}
