import * as analytics from './insight/visits/index.ts'
import { collections } from './kinds.ts'
import { keepTallies, tallyHash } from './kit/lists/keep-tallies.ts'
import type { Listed } from './kit/lists/listed.ts'
import { talliesOf } from './kit/lists/tallies.ts'
import type { Db } from './kit/ports.ts'
import type { Stored } from './kit/records/collection.ts'
import { keepAlphabets } from './kit/sql/alphabet.ts'
import { type OnMigrationStep, migrate as toNewestSchema } from './kit/sql/migrate.ts'
import * as orders from './sales/orders/index.ts'

/** Definitions of all lists with counters. */
export const tallied: readonly Listed[] = [
  // Before the orders, whose recount includes them.
  orders.items,
  ...Object.values<Stored>(collections).map(({ listed }) => listed),
  analytics.listed,
  analytics.reached,
].filter((listed) => talliesOf(listed).length > 0)

/** Returns a hash that changes with the definitions of the counters. */
export const preparedHash = (): Promise<string> => tallyHash(tallied)

/** Migrates the database to the newest schema, then updates collations and counters. */
export const migrate = async (db: Db, onStep: OnMigrationStep = () => undefined): Promise<void> => {
  await toNewestSchema(db, onStep)
  await keepAlphabets(db)
  await keepTallies(db, tallied, onStep)
}
