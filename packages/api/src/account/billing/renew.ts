import { subscriptionPlans } from '@quarterdeck/contract/account/billing-plans'
import { endOfPeriod } from '@quarterdeck/contract/account/proration'
import { nobody } from '../../actor.ts'
import type { WriteContext } from '../../context.ts'
import { notifyWhoMay } from '../../notifications/index.ts'
import type { Db, Ports, Tx } from '../../ports.ts'
import { dueCharge, longestRetryMs, noteCharge, settled } from './charge.ts'
import { issue, openInvoice, voidOpen } from './invoices.ts'
import type { PaymentProvider } from './provider.ts'
import { type BillingRow, change, find, lock } from './store.ts'

type World = Pick<Ports, 'db' | 'now' | 'newId' | 'random' | 'isOutage'>

const isOver = ({ status, periodEnd }: BillingRow, now: Date) =>
  (status === 'active' || status === 'past_due') && periodEnd !== null && periodEnd <= now

/** A try that is further ahead than any is put off was noted while the clock was wrong, and is due. */
const isToBeCharged = ({ nextTryAt }: BillingRow, now: Date) =>
  nextTryAt !== null && (nextTryAt <= now || nextTryAt.getTime() > now.getTime() + longestRetryMs)

const end = async (context: WriteContext): Promise<void> => {
  await voidOpen(context.tx)
  await change(context, { status: 'ended', cancelAtEnd: false, ...settled })
  await notifyWhoMay(context, { event: 'subscription_ended', data: {} })
}

/** Begins the next period, with an open invoice that is charged next. */
const begin = async (context: WriteContext, row: BillingRow): Promise<void> => {
  const { tx, now } = context
  const [plan, period] = [row.nextPlan ?? row.plan, row.nextPeriod ?? row.period]
  const { anchor, periodEnd: from } = row
  if (!plan || !period || !anchor || !from) return
  const to = endOfPeriod(anchor, from, period)
  const price = subscriptionPlans[plan].price[period]
  await issue(tx, row, [{ kind: 'plan', plan, period, from, to, amount: price }], now)
  await change(context, {
    ...{ plan, period, price, periodStart: from, periodEnd: to, nextPlan: null, nextPeriod: null },
    ...settled,
    nextTryAt: now,
  })
}

/** Ends a period that is over. One whose invoice is open waits for that. */
const turnOver = async (context: WriteContext): Promise<boolean> => {
  const row = await lock(context.tx, context.now)
  if (!isOver(row, context.now)) return false
  if (row.cancelAtEnd) await end(context)
  else if (await openInvoice(context.tx)) return false
  else await begin(context, row)
  return true
}

const within = <T>({ db, now, newId, random }: World, work: (context: WriteContext) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .execute((tx: Tx) =>
      work({ tx, now: now(), actor: nobody, batch: newId(), random, reason: 'Renewal', proof: async () => 'none' }),
    )

/**
 * Charges what is open: asked for outside of a transaction, under a key that is the same for whoever asks for this try, and
 * noted by the first who hears.
 */
const chargeDue = async (world: World, payments: PaymentProvider): Promise<boolean> => {
  const asked = await within(world, async ({ tx, now }) => {
    const row = await lock(tx, now)
    return isToBeCharged(row, now) ? dueCharge(tx, row) : undefined
  })
  if (!asked) return false
  const refusal = await payments.charge({ ...asked, isAttended: false, at: world.now() })
  return within(world, async (context) => {
    const row = await lock(context.tx, context.now)
    if ((await dueCharge(context.tx, row))?.key !== asked.key) return false
    await noteCharge(context, row, asked, refusal)
    return true
  })
}

const isDue = async (db: Db, now: Date): Promise<boolean> => {
  const row = await find(db)
  return isOver(row, now) || isToBeCharged(row, now)
}

/** Renews, ends and charges what is due; without the database, another time. Any number of servers may ask at once. */
export const renew = async (world: World, payments: PaymentProvider): Promise<void> => {
  try {
    if (!(await isDue(world.db, world.now()))) return
    while ((await chargeDue(world, payments)) || (await within(world, turnOver)));
  } catch (error) {
    if (!world.isOutage(error)) throw error
  }
}
