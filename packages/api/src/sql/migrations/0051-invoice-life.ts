import { type Kysely, sql } from 'kysely'
import { type Tallied, tallied, tallyFunction, tallyTruth, triggers } from './0008-tallies.ts'
import { reviews } from './0045-moderation.ts'

const open = `'issued', 'sent', 'viewed', 'partlyPaid'`

/** What there is by state and language; and what is owed by the day on which it is due. */
const invoices: Tallied = {
  entity: 'invoices',
  date: 'issueDate',
  fields: ['status', 'stage', 'language'],
  amount: 'totalAmount',
}
const receivables: Tallied = { entity: 'receivables', date: 'dueDate', fields: ['stage'], amount: 'owedAmount' }
const known: readonly Tallied[] = [
  ...tallied.map((each) => (each.entity === 'reviews' ? reviews : each.entity === 'invoices' ? invoices : each)),
  receivables,
]

const live = (name: string, columns: string, more = '') =>
  `create index "invoices_${name}" on "invoices" (${columns}) ${more} where "deletedAt" is null`

const statements: readonly string[] = [
  `alter table "invoices"
    add column "draftId" text unique,
    add column "issuedAt" timestamptz,
    add column "sentAt" timestamptz,
    add column "viewedAt" timestamptz,
    add column "voidedAt" timestamptz,
    add column "paidAt" timestamptz,
    add column "paidAmount" bigint not null default 0 check ("paidAmount" >= 0),
    add column "shippingTaxRate" double precision check ("shippingTaxRate" between 0 and 100),
    add column "taxes" jsonb not null default '[]',
    add column "pricesIncludeTax" boolean not null default false,
    add column "reference" text not null default '',
    add column "notes" text not null default '',
    add column "terms" text not null default '',
    add column "language" text not null default 'en',
    add column "orderChanged" boolean not null default false`,
  // What was complete has been paid: when, the journal says, or nobody knows better than the day of the issue.
  `update "invoices" set "issuedAt" = "createdAt",
    "status" = case when "totalAmount" > 0 and "totalAmount" = "creditedAmount" then 'complete' else "status" end`,
  `update "invoices" as i set "paidAmount" = greatest(0, "totalAmount" - "creditedAmount"),
    "paidAt" = coalesce((
      select max("at") from "changes" as c
      where c."entity" = 'invoices' and c."record" = i."id" and c."after" ->> 'status' = 'complete'
    ), "issueDate")
    where "status" = 'complete'`,
  `alter table "invoices"
    add column "owedAmount" bigint generated always as (
      case when "voidedAt" is not null or "issuedAt" is null then 0
        else greatest(0, "totalAmount" - "creditedAmount" - "paidAmount") end) stored,
    -- All of its state that does not depend on the day.
    add column "stage" text generated always as (
      case when "voidedAt" is not null then 'void' when "issuedAt" is null then 'draft' when "status" = 'complete' then 'paid'
        when "paidAmount" > 0 then 'partlyPaid' when "viewedAt" is not null then 'viewed' when "sentAt" is not null then 'sent'
        else 'issued' end) stored`,
  `insert into "counters" values ('invoiceDrafts', 0)`,
  // A draft gets another id when it is issued.
  `alter table "invoiceLines" drop constraint "invoiceLines_invoiceId_fkey"`,
  `alter table "invoiceLines"
    add constraint "invoiceLines_invoiceId_fkey" foreign key ("invoiceId") references "invoices" on update cascade on delete cascade,
    alter column "productId" drop not null,
    add column "taxRate" double precision check ("taxRate" between 0 and 100)`,
  // What was done to a draft is told of the invoice that it has become; nothing else of an entry ever changes.
  `create or replace function "keepJournal"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (current_setting('quarterdeck.erasing', true) = 'on'
      or old."entity" = 'invoices' and old."record" like 'DRAFT-%' and new."record" like 'INV-%'
        and to_jsonb(new) - 'record' = to_jsonb(old) - 'record') then
      return new;
    end if;
    raise exception 'the journal is append-only';
  end $$`,
  live('stage', `"stage", "number"`),
  `create index "invoices_due_open" on "invoices" ("dueDate", "number") where "deletedAt" is null and "stage" in (${open})`,
  live('owed', `"owedAmount", "number"`),
  live(
    'paid',
    `(coalesce("paidAt", '-infinity'::timestamptz)), "number"`,
    `include ("paidAt", "issueDate", "paidAmount")`,
  ),
  live('language', `(array_position('{"en","es","de","ja"}'::text[], "language")), "number"`, 'include ("language")'),
  `drop index "invoices_search"`,
  `create index "invoices_search" on "invoices"
    using gin ((lower("id" || ' ' || "customerName" || ' ' || "billingEmail" || ' ' || "reference")) gin_trgm_ops)`,
  `create view "receivables" as select "dueDate", "stage", "owedAmount", "deletedAt" from "invoices"`,
  tallyTruth(known),
  tallyFunction(invoices),
  tallyFunction(receivables),
  ...triggers('invoices', 'tally_receivables'),
  `delete from "tallies" where "entity" = 'invoices'`,
  `insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
    select "entity", "field", "value", "day", -1, "count", "amount" from "talliesTruth"
    where "entity" in ('invoices', 'receivables')`,
]

/** The life of an invoice: draft, issued, sent, paid, void. And taxes by rate, free lines, notes, terms and language. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
