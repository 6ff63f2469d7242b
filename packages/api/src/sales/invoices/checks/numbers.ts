import { type RawBuilder, sql } from 'kysely'
import { type Check, figureCheck } from '../../../kit/records/check.ts'

const lastNumber = (name: string, table: 'invoices' | 'creditNotes', given: RawBuilder<unknown>): Check => ({
  name,
  wrong: sql`
    select format('kept %s, given %s', "value", last) as wrong
    from "counters" cross join (${given}) as given where "name" = ${table} and "value" < last`,
  mend: async (tx) => {
    await sql`update "counters" set "value" = greatest("value", (${given})) where "name" = ${table}`.execute(tx)
  },
})

// Drafts have none.
const invoiceNumbers = lastNumber(
  'The last invoice number',
  'invoices',
  sql`select coalesce(max("number"), 0) as last from "invoices" where "issuedAt" is not null`,
)
const creditNoteNumbers = lastNumber(
  'The last credit note number',
  'creditNotes',
  sql`select coalesce(max("number"), 0) as last from "creditNotes"`,
)

/** Checks that a corrected invoice and its replacement refer to each other. */
const corrections = figureCheck({
  name: 'Corrected invoices',
  table: 'invoices',
  found: sql`
    select o."id", o."number", o."replacedBy", r."id" as "other", r."correctedBy" as "note"
    from "invoices" as r join "invoices" as o on o."id" = r."replaces"
    where r."deletedAt" is null
      and (o."replacedBy" is distinct from r."id" or o."correctedBy" is distinct from r."correctedBy")`,
  message: sql`format('invoice %s: replaced by %s, kept %s', "id", "other", coalesce("replacedBy", 'none'))`,
  by: 'number',
  locks: ['invoices'],
  set: sql`"replacedBy" = "other", "correctedBy" = "note"`,
})

/** Checks that the credit note of a correction is on the corrected invoice. */
const correctingNotes: Check = {
  name: 'Credit notes of corrections',
  wrong: sql`
    select format('invoice %s: corrected by %s, which credits no %s', "id", "correctedBy", "replaces") as wrong
    from "invoices" where "replaces" is not null and not exists (
      select from "creditNotes" as n where n."invoiceId" = "invoices"."replaces"
        and 'CN-' || lpad(n."number"::text, greatest(3, length(n."number"::text)), '0') = "invoices"."correctedBy"
    ) order by "number"`,
}

/** Checks of numbers and of references between invoices and credit notes. */
export const numberChecks: readonly Check[] = [invoiceNumbers, creditNoteNumbers, corrections, correctingNotes]
