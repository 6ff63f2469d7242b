import type { Db } from '@quarterdeck/api'

/** Milliseconds until a lease expires that is not renewed. */
const leaseMs = 120_000

/** Opens a lease that one of several servers on a database holds at a time, until it releases the lease or is gone. */
export const openLease = (db: Db, name: string, holder: string) => ({
  /** Acquires or renews the lease, and resolves to true if this server holds it. */
  hold: async (): Promise<boolean> => {
    const now = Date.now()
    const held = { holder, until: new Date(now + leaseMs) }
    const row = await db
      .insertInto('leases')
      .values({ name, ...held })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(held)
          .where(({ or, eb }) =>
            or([
              eb('leases.holder', '=', holder),
              eb('leases.until', '<', new Date(now)),
              // Taken while a clock was wrong.
              eb('leases.until', '>', new Date(now + 2 * leaseMs)),
            ]),
          ),
      )
      .returning('holder')
      .executeTakeFirst()
    return row !== undefined
  },
  /** Resolves to the holder and the earliest end of the lease. */
  held: () => db.selectFrom('leases').select(['holder', 'until']).where('name', '=', name).executeTakeFirst(),
  letGo: async (): Promise<void> => {
    await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
  },
})
