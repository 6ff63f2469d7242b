import type { Db } from '@quarterdeck/api'

/** How long a server holds what it took without saying so again. */
const leaseMs = 120_000

/** What one of several servers on a database does at a time: whoever holds it does it, until they let go or are gone. */
export const openLease = (db: Db, name: string, holder: string) => ({
  /** Takes it, or keeps it; whether that went well. */
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
  /** Resolves to who has it, and until when at least. */
  held: () => db.selectFrom('leases').select(['holder', 'until']).where('name', '=', name).executeTakeFirst(),
  letGo: async (): Promise<void> => {
    await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
  },
})
