import * as analytics from './insight/visits/index.ts'
import { collections } from './kinds.ts'
import type { Listed } from './kit/lists/listed.ts'
import { syncTallies, tallyHash } from './kit/lists/sync-tallies.ts'
import { talliesOf } from './kit/lists/tallies.ts'
import type { Db } from './kit/ports.ts'
import type { Stored } from './kit/records/collection.ts'
import { refreshCollations } from './kit/sql/collations.ts'
import { type OnMigrationStep, migrate as toNewestSchema } from './kit/sql/migrate.ts'
import * as orders from './sales/orders/index.ts'

/** Definitions of all lists with counters. */
export const talliedLists: readonly Listed[] = [
  // Before the orders, whose recount includes them.
  orders.items,
  ...Object.values<Stored>(collections).map(({ listed }) => listed),
  analytics.listed,
  analytics.reached,
].filter((listed) => talliesOf(listed).length > 0)

/** Returns a hash that changes with the definitions of the counters. */
export const preparedHash = (): Promise<string> => tallyHash(talliedLists)

/** Migrates the database to the newest schema, then updates collations and counters. */
export const migrate = async (db: Db, onStep: OnMigrationStep = () => undefined): Promise<void> => {
  await toNewestSchema(db, onStep)
  await refreshCollations(db)
  await syncTallies(db, talliedLists, onStep)
}
