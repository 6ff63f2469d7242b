import type { Db } from '@quarterdeck/api'
import type { Database } from './database/database.ts'
import type { Say } from './embedded/postgres.ts'
import { StartFailure } from './failure.ts'
import { isLoopback, type Settings } from './settings.ts'

/** The parts of the product that the sample data needs. */
export interface SampleSource {
  readonly hasData: (db: Db) => Promise<boolean>
  readonly seedSample: (db: Db, at: { readonly now: Date }) => Promise<void>
}

/** Returns a name by which others could reach a server; undefined where none could, or that is allowed. */
export const openTo = ({ host, publicUrl, allowSample }: Settings): string | undefined => {
  // Behind a proxy it listens to this machine alone, and is reached from everywhere.
  const names = [host, publicUrl ? new URL(publicUrl).hostname : host]
  return allowSample ? undefined : names.find((name) => !isLoopback(name))
}

/**
 * Fills an empty database with sample data, unless it is to stay empty, which it then does at every later start. Answers
 * whether this is a sample installation; throws where others could reach one.
 */
export const prepareSample = async (
  { db, alone }: Database,
  { hasData, seedSample }: SampleSource,
  { empty, openTo: open }: { readonly empty: boolean; readonly openTo: string | undefined },
  say: Say,
  now: Date,
): Promise<boolean> => {
  if (await hasData(db)) {
    if (!(await isMarked(db, 'sample'))) return false
  } else if (empty || (await isMarked(db, 'empty'))) {
    await mark(db, 'empty')
    return false
  }
  if (open) {
    throw new StartFailure(
      `Sample data has a password that everybody knows: it is opened to ${open} only with --allow-sample (or start without it, by --empty on a new database).`,
    )
  }
  await alone(async () => {
    if (await hasData(db)) return
    say('Filling in the sample data …')
    // Marked first: what a crash leaves must not pass for a real installation.
    await mark(db, 'sample')
    await seedSample(db, { now })
  })
  return true
}

/** The initial contents of a database. */
type Begun = 'sample' | 'empty'

const mark = (db: Db, begun: Begun) =>
  db
    .insertInto('installation')
    .values({ key: begun, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const isMarked = async (db: Db, begun: Begun) => {
  const marker = await db.selectFrom('installation').select('value').where('key', '=', begun).executeTakeFirst()
  return marker?.value === true
}
