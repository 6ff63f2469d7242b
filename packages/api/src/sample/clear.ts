import { sql } from 'kysely'
import type { Db, Tx } from '../kit/ports.ts'

/** Tables that describe the installation, and counters that are cleared together with their records. */
const preserved = ['counters', 'installation', 'maintenance', 'sales', 'tallies']

/**
 * Locks all tables but those that describe the installation, and returns their names. Background work locks its row in the queue
 * before anything else, then its job: it comes to its end first, instead of a deadlock with it.
 */
export const lockAll = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select "tablename" as "name" from "pg_tables"
    where "schemaname" = 'public' and "tablename" not like 'kysely_%' and "tablename" not in (${sql.join(preserved)})
    order by "tablename" <> 'work', "tablename" <> 'jobs', 1`.execute(tx)
  const names = rows.map(({ name }) => name)
  await sql`lock table ${sql.join(names.map((name) => sql.table(name)))} in access exclusive mode`.execute(tx)
  return names
}

/** Empties tables; ids and numbers start again at 1. */
export const emptyTables = async (tx: Tx, names: readonly string[]): Promise<void> => {
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity cascade`.execute(tx)
  // What was being added up (lists/compact.ts) when they were emptied is seen by a statement of its own only.
  await sql`lock table "tallies", "sales" in exclusive mode`.execute(tx)
  await tx.deleteFrom('tallies').execute()
  await tx.deleteFrom('sales').execute()
  await tx.deleteFrom('counters').where('name', 'like', 'invoices %').execute()
  await tx.updateTable('counters').set({ value: 0 }).execute()
}

/** Empties the database of everything but what describes the installation; ids and numbers start again at 1. */
export const clearData = async (db: Db): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const names = await lockAll(tx)
    // Settings changed by people are in the journal; all others describe the installation.
    const set = tx.selectFrom('changes').select('record').where('entity', '=', 'settings')
    await tx.deleteFrom('installation').where('key', 'in', set).execute()
    await emptyTables(tx, names)
  })
}
