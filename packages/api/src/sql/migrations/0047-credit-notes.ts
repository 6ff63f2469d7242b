import { type Kysely, sql } from 'kysely'

/**
 * Neither the invoice nor the order is referred to by a key: like refunds, the notes stay on the books when those are
 * removed for good. Numbers have no gaps, so that nobody has to ask what became of one.
 */
const statements: readonly string[] = [
  `alter table "invoices" add column "creditedAmount" bigint not null default 0 check ("creditedAmount" >= 0)`,
  `create table "creditNotes" (
    "number" bigint primary key,
    "refundId" integer not null references "refunds",
    "orderId" integer not null,
    "invoiceId" text not null,
    "amount" bigint not null check ("amount" > 0),
    "createdAt" timestamptz not null,
    unique ("refundId", "invoiceId")
  )`,
  `create index "creditNotes_invoice" on "creditNotes" ("invoiceId")`,
  // What was paid back before there were notes gets them now.
  `insert into "creditNotes" ("number", "refundId", "orderId", "invoiceId", "amount", "createdAt")
    select row_number() over (order by r."id"), r."id", r."orderId", i."id", r."amount", now()
    from "refunds" as r join "orders" as o on o."id" = r."orderId"
    join "invoices" as i on i."id" = upper(o."invoiceId") and i."deletedAt" is null
    where r."amount" > 0 and (i."orderId" = o."id" or i."orderId" is null and i."customerId" = o."customerId")`,
  `update "invoices" set "creditedAmount" = n."amount"
    from (select "invoiceId", sum("amount") as "amount" from "creditNotes" group by "invoiceId") as n
    where n."invoiceId" = "invoices"."id"`,
  `insert into "counters" select 'creditNotes', count(*) from "creditNotes"`,
  `create function "keepCreditNotes"() returns trigger language plpgsql as $$
  begin
    raise exception 'a credit note is never changed';
  end $$`,
  `create trigger "creditNotes_stay" before update or delete on "creditNotes"
    for each row execute function "keepCreditNotes"()`,
]

/** A credit note on each refund of what was billed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
