import { round } from '../core/money.ts'
import { type BillingPeriod, type PlanName, planNames, subscriptionPlans } from './billing-plans.ts'

/** A plan by the month or by the year. */
export interface Choice {
  readonly plan: PlanName
  readonly period: BillingPeriod
}

/** What was paid for, and for which time. */
export interface Paid extends Choice {
  /** Minor units for the whole of it. */
  readonly price: number
  readonly start: Date
  readonly end: Date
}

/** A line of an invoice: a whole period of a plan, or what is credited for the rest of one. Minor units. */
export interface BilledLine extends Choice {
  readonly kind: 'plan' | 'credit'
  readonly from: Date
  readonly to: Date
  readonly amount: number
}

export const sumOfLines = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

const months: Readonly<Record<BillingPeriod, number>> = { month: 1, year: 12 }

/** So many months later, on the same day or the last one of a shorter month, in UTC. */
const plusMonths = (date: Date, count: number): Date => {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moved = new Date(date)
  moved.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay))
  return moved
}

/**
 * When a period ends that begins at `start`. Counted from the anchor, the first day of them all, so that what began on
 * the 31st comes back to it after a shorter month.
 */
export const endOfPeriod = (anchor: Date, start: Date, period: BillingPeriod): Date => {
  const passed = (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth()
  return plusMonths(anchor, passed + months[period])
}

/** When the first of so many periods begins that end at a day; for records of the past. */
export const monthsBefore = (date: Date, count: number): Date => plusMonths(date, -count)

const seconds = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000)

/**
 * The proration rule, *unused time*: what is left of a paid period at a moment, in whole seconds, is worth that share of
 * what was paid for it, rounded once, half away from zero. Minor units.
 */
export const unusedOf = ({ price, start, end }: Pick<Paid, 'price' | 'start' | 'end'>, at: Date): number => {
  const whole = seconds(start, end)
  const left = Math.min(whole, Math.max(0, seconds(at, end)))
  return whole <= 0 ? 0 : round((price * left) / whole)
}

export type Timing = 'now' | 'at_end' | 'same'

/**
 * When a change takes effect. What is more, a larger plan or a whole year, begins at once; what is less begins when the
 * period that was paid for is over, so that nothing is ever paid back.
 */
export const timingOf = (from: Choice, to: Choice): Timing => {
  const size = planNames.indexOf(to.plan) - planNames.indexOf(from.plan)
  const length = months[to.period] - months[from.period]
  if (size === 0 && length === 0) return 'same'
  return size >= 0 && length >= 0 ? 'now' : 'at_end'
}

/** The whole first period of a plan, and the credit for what is left of the one before: what a change at once costs. */
export const linesOfChange = (paid: Paid | undefined, to: Choice, at: Date): readonly BilledLine[] => {
  const price = subscriptionPlans[to.plan].price[to.period]
  const first: BilledLine = { kind: 'plan', ...to, from: at, to: endOfPeriod(at, at, to.period), amount: price }
  const credit = paid ? unusedOf(paid, at) : 0
  if (!paid || credit === 0) return [first]
  const { plan, period, end } = paid
  return [first, { kind: 'credit', plan, period, from: at, to: end, amount: -credit }]
}
