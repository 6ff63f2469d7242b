import { leftOut, type MailingKind, mailingGroups } from '@quarterdeck/contract/sales/mailings'
import type { ReminderStep } from '@quarterdeck/contract/sales/reminders'
import { reminderKinds } from '@quarterdeck/contract/sales/reminders'
import { type RawBuilder, sql } from 'kysely'
import type { MailingOutcome } from '../../kit/sql/schema-jobs.ts'
import { beginning, dayAfter, followingOf, nextOf, type Remindable, type Rules } from '../reminders/index.ts'
import { hasAddress, refusalOf } from '../sending/index.ts'

/** Possible outcomes for an invoice, in the order of a plan. */
export const fates: readonly MailingOutcome[] = [
  ...mailingGroups.map((name): MailingOutcome => ({ name, goes: true })),
  ...leftOut.map((name): MailingOutcome => ({ name, goes: false })),
]

/** Decides whether an invoice is mailed, and in which group, or why it isn't. */
export const judge = (kind: MailingKind, invoice: Remindable, rules: Rules): MailingOutcome => {
  if (kind === 'send') {
    const refused = refusalOf(invoice, invoice.billingEmail, rules.erased)
    return refused ? { goes: false, name: refused } : { goes: true, name: invoice.owedAmount > 0 ? 'invoice' : 'paid' }
  }
  const { step, refused } = nextOf(invoice, rules)
  const name = refused === null ? reminderKinds[(step ?? 0) - 1] : undefined
  return name ? { goes: true, name } : { goes: false, name: refused ?? 'done' }
}

type Day = Pick<Rules, 'today' | 'zone'>
type When = readonly [condition: RawBuilder<unknown>, fate: MailingOutcome]

const left = (condition: RawBuilder<unknown>, name: (typeof leftOut)[number]): When => [
  condition,
  { goes: false, name },
]
const goes = (condition: RawBuilder<unknown>, name: (typeof mailingGroups)[number]): When => [
  condition,
  { goes: true, name },
]

const isDraft = left(sql`t."issuedAt" is null`, 'draft')
const isVoid = left(sql`t."voidedAt" is not null`, 'void')
const isErased = left(sql`t."customerId" in (select "id" from "users" where "erasedAt" is not null)`, 'erased')
const isNowhere = left(sql`not ${hasAddress(sql`t."billingEmail"`)}`, 'address')

const sendWhens: readonly When[] = [
  ...[isDraft, isVoid, isErased, isNowhere],
  goes(sql`t."owedAmount" > 0`, 'invoice'),
  goes(sql`true`, 'paid'),
]

/** Returns the conditions by which invoices whose last reminder was this step wait, or are due. */
const afterStep = (steps: readonly ReminderStep[], last: number, { today, zone }: Day) => {
  const next = followingOf(steps, last)
  const isLast = sql`t."reminderStep" = ${last}::integer`
  if (!next) return { waiting: [], due: [] }
  const late = dayAfter(today, 1 - next.days)
  const rested = beginning(dayAfter(today, 1 - next.rest), zone)
  const name = reminderKinds[next.step - 1]
  return {
    waiting: [
      left(sql`${isLast} and t."dueDate" >= ${late}::timestamptz`, 'early'),
      left(sql`${isLast} and t."remindedAt" >= ${rested}`, 'recent'),
    ],
    due: name ? [{ isLast, name }] : [],
  }
}

const remindWhens = (steps: readonly ReminderStep[], day: Day): readonly When[] => {
  const after = steps.map((_, last) => afterStep(steps, last, day))
  const due = after.flatMap((each) => each.due)
  const isNotDone = sql.join([sql`false`, ...due.map(({ isLast }) => isLast)], sql` or `)
  return [
    ...[isDraft, isVoid, left(sql`t."owedAmount" <= 0`, 'paid'), isErased],
    left(sql`t."reminderHold" <> ''`, 'held'),
    left(sql`not (${isNotDone})`, 'done'),
    ...after.flatMap(({ waiting }) => waiting),
    isNowhere,
    ...due.map(({ isLast, name }) => goes(isLast, name)),
  ]
}

/**
 * Returns the rule of `judge` as SQL for hundreds of thousands of invoices, named `t`: the index in `fates`. A test
 * compares the two.
 */
export const judged = (kind: MailingKind, { steps, ...day }: Omit<Rules, 'erased'>): RawBuilder<number> => {
  const whens = kind === 'send' ? sendWhens : remindWhens(steps, day)
  const placeOf = ({ goes, name }: MailingOutcome) =>
    fates.findIndex((each) => each.goes === goes && each.name === name)
  const parts = whens.map(([condition, fate]) => sql`when ${condition} then ${sql.lit(placeOf(fate))}`)
  return sql<number>`case ${sql.join(parts, sql` `)} end`
}
