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

/** What is counted beforehand. */
export const tallied: readonly Listed[] = [
  // Before the orders, which count them all anew.
  orders.items,
  ...Object.values<Stored>(collections).map(({ listed }) => listed),
  analytics.listed,
  analytics.reached,
].filter((listed) => talliesOf(listed).length > 0)

/** Changes with what is counted, and how. */
export const preparedHash = (): Promise<string> => tallyHash(tallied)

/** Brings the database to the newest schema, its counts to what the stores say is counted, and its order to that of its Unicode. */
export const migrate = async (db: Db, onStep: OnMigrationStep = () => undefined): Promise<void> => {
  await toNewestSchema(db, onStep)
  await keepAlphabets(db)
  await keepTallies(db, tallied, onStep)
}
