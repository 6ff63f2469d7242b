import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "invoices"
    add column "reminderStep" integer not null default 0 check ("reminderStep" >= 0),
    add column "remindedAt" timestamptz,
    add column "reminderHold" text not null default ''`,
  // Those that may be reminded of, by what went out last and how late they are.
  `create index "invoices_reminders" on "invoices" ("reminderStep", "dueDate") include ("remindedAt")
    where "deletedAt" is null and "stage" in ('issued', 'sent', 'viewed', 'partlyPaid')
      and "owedAmount" > 0 and "reminderHold" = ''`,
]

/** Invoices remember which reminder of them went out last, and why there is to be none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
