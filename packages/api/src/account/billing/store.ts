import type { Billing } from '@quarterdeck/contract/account/billing'
import { subscriptionPlans } from '@quarterdeck/contract/account/billing-plans'
import type { Paid } from '@quarterdeck/contract/account/proration'
import { toDecimal } from '@quarterdeck/contract/core/money'
import type { Selectable } from 'kysely'
import type { WriteContext } from '../../context.ts'
import type { Db, Tx } from '../../ports.ts'
import { changeRecord, type Repository } from '../../records/records.ts'
import type { BillingSchema } from '../../sql/schema-billing.ts'
import { openInvoice } from './invoices.ts'
import type { PaymentProvider } from './provider.ts'
import { usageOf } from './usage.ts'

export type BillingRow = Selectable<BillingSchema['billing']>
export type CardRow = Selectable<BillingSchema['billingCards']>
/** A subscription is never deleted. */
type Doc = BillingRow & { readonly deletedAt: null }

const only = 1

/** As long as nobody has said anything. */
const blank: BillingRow = {
  ...{ id: only, status: 'none', plan: null, period: null, price: 0, anchor: null, periodStart: null, periodEnd: null },
  ...{ cancelAtEnd: false, nextPlan: null, nextPeriod: null, defaultCard: null },
  ...{ tries: 0, refusals: 0, nextTryAt: null },
  ...{ company: '', address: '', taxId: '', contactEmail: '', contactLocale: 'en', updatedAt: new Date(0), version: 1 },
}

export const find = async (db: Db | Tx): Promise<BillingRow> =>
  (await db.selectFrom('billing').selectAll().executeTakeFirst()) ?? blank

/** The row, locked: whoever else changes, charges or numbers anything waits. */
export const lock = async (tx: Tx, now: Date): Promise<BillingRow> => {
  await tx
    .insertInto('billing')
    .values({ id: only, plan: null, period: null, nextPlan: null, nextPeriod: null, defaultCard: null, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('billing').selectAll().forUpdate().executeTakeFirstOrThrow()
}

const repository: Repository<Doc, 'billing'> = {
  entity: 'billing',
  title: 'Subscription',
  keyOf: () => only,
  bulk: { key: 'id', fields: [] },
  toDto: ({ version, status, plan, period, cancelAtEnd }) => ({ version, status, plan, period, cancelAtEnd }),
  lock: async (tx) => {
    const rows = await tx.selectFrom('billing').selectAll().forUpdate().execute()
    return rows.map((row) => ({ ...row, deletedAt: null }))
  },
  save: async (tx, id, { deletedAt, ...change }) =>
    void (await tx.updateTable('billing').set(change).where('id', '=', id).execute()),
  trash: async () => undefined,
}

/** Changes the subscription, journalled. @throws Problem `conflict` where others changed the same since `ifMatch` */
export const change = async (
  context: WriteContext & { readonly ifMatch?: number | undefined },
  fields: Partial<BillingRow>,
): Promise<BillingRow> => changeRecord(context, repository, String(only), context.ifMatch, (): Partial<Doc> => fields)

export const cardsOf = (db: Db | Tx): Promise<CardRow[]> =>
  db.selectFrom('billingCards').selectAll().orderBy('id').execute()

export const cardOf = async (db: Db | Tx, id: number | null): Promise<CardRow | undefined> =>
  id === null ? undefined : db.selectFrom('billingCards').selectAll().where('id', '=', id).executeTakeFirst()

/** What is paid for at the moment; undefined where nothing is. */
export const paidBy = ({ status, plan, period, price, periodStart, periodEnd }: BillingRow): Paid | undefined =>
  status === 'active' && plan && period && periodStart && periodEnd
    ? { plan, period, price, start: periodStart, end: periodEnd }
    : undefined

const failureOf = async (db: Db | Tx, { nextTryAt }: BillingRow): Promise<Billing['failure']> => {
  const open = await openInvoice(db)
  if (!open?.reason) return null
  return {
    invoice: open.id,
    total: toDecimal(open.total),
    reason: open.reason,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }
}

interface Shown {
  readonly db: Db | Tx
  readonly now: Date
  readonly payments: Pick<PaymentProvider, 'isSimulated'>
  readonly makesPdf: boolean
}

/** All of it as clients see it. */
export const toDto = async ({ db, now, payments, makesPdf }: Shown): Promise<Billing> => {
  const row = await find(db)
  const cards = await cardsOf(db)
  const { version, status, plan, period, price, periodStart, periodEnd, cancelAtEnd, nextPlan, nextPeriod } = row
  const { company, address, taxId, contactEmail } = row
  return {
    ...{ version, status, plan, period, cancelAtEnd, defaultCard: row.defaultCard },
    price: toDecimal(price),
    periodStart: periodStart?.toISOString() ?? null,
    periodEnd: periodEnd?.toISOString() ?? null,
    next:
      nextPlan && nextPeriod
        ? { plan: nextPlan, period: nextPeriod, price: toDecimal(subscriptionPlans[nextPlan].price[nextPeriod]) }
        : null,
    details: { company, address, taxId, contactEmail },
    cards: cards.map(({ token, createdAt, ...card }) => ({ ...card, createdAt: createdAt.toISOString() })),
    usage: await usageOf(db, now),
    failure: await failureOf(db, row),
    isSimulated: payments.isSimulated,
    makesPdf,
  }
}
