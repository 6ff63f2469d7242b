import type { Maintenance } from '@quarterdeck/contract/system/status'
import type { Db } from '../../kit/ports.ts'

/** Returns the current maintenance, or null; it ends automatically at its time. */
export const readMaintenance = async (db: Db, now: Date): Promise<(Maintenance & { until: string }) | null> => {
  const row = await db
    .selectFrom('maintenance')
    .select(['until', 'message'])
    .where('until', '>', now)
    .executeTakeFirst()
  return row ? { until: row.until.toISOString(), message: row.message } : null
}

/** Closes the product until a time, or opens it again. */
export const switchMaintenance = async (
  db: Db,
  change: { readonly until: Date; readonly message: string } | null,
): Promise<void> => {
  if (change === null) {
    await db.deleteFrom('maintenance').execute()
    return
  }
  await db
    .insertInto('maintenance')
    .values(change)
    .onConflict((conflict) => conflict.column('only').doUpdateSet(change))
    .execute()
}
