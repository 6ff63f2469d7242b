import { type Kysely, sql } from 'kysely'

/** What is counted is declared with the stores from now on; those of a table were several functions, and are one. */
const gone = ['measure_orders', 'measure_invoices', 'tally_receivables', 'tally_payoffs', 'tally_debts']

/** Counts are kept by what is made at the start (`lists/keep-tallies.ts`), which counts all of them again the first time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of gone) await sql`drop function ${sql.id(name)} cascade`.execute(db)
  await sql`drop view "talliesTruth", "talliesTruthOfOthers"`.execute(db)
}
