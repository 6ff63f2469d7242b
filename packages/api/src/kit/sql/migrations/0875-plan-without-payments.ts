import { type Kysely, sql } from 'kysely'

const statements = [
  `drop table "billingCards"`,
  // Drops the index on the only open invoice's status as well: none is charged any more.
  `drop index "billingInvoices_open"`,
  `update "billingInvoices" set "status" = 'void' where "status" = 'open'`,
  `alter table "billingInvoices" drop column "reason"`,
  `alter table "billing" ${[
    'status',
    'plan',
    'period',
    'price',
    'anchor',
    'periodStart',
    'periodEnd',
    'cancelAtEnd',
    'nextPlan',
    'nextPeriod',
    'defaultCard',
    'tries',
    'nextTryAt',
    'refusals',
    'contactLocale',
  ]
    .map((column) => `drop column "${column}"`)
    .join(', ')}`,
  `delete from "notices" where "event" in ('payment_failed', 'subscription_ended')`,
]

/** Removes the simulated payment provider; the billing contact and past invoices stay. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
