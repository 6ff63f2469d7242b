import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "creditNotes"
    alter column "refundId" drop not null,
    alter column "orderId" drop not null,
    add column "reason" text not null default '',
    add column "batch" text`,
  `create index "creditNotes_batch" on "creditNotes" ("batch") where "batch" is not null`,
]

/** Credit notes that no refund made. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
