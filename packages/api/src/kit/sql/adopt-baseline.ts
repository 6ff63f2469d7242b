import { type Kysely, sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'

/** Last migration that the baseline replaces, and the number of migrations up to it. */
const last = '0830-told-causes'
const count = 128

interface Performed {
  readonly kysely_migration: { readonly name: string }
}

/** Returns the applied migrations that the baseline has replaced. */
const replacedIn = async (db: Db | Tx, baseline: readonly string[]) => {
  const performed = await (db as unknown as Kysely<Performed>).selectFrom('kysely_migration').select('name').execute()
  return performed.filter(({ name }) => name <= last && !baseline.includes(name))
}

/**
 * Converts a database that ran the replaced migrations: its schema equals the baseline, whose names replace theirs.
 * @throws Error if some of them are missing
 */
export const adoptBaseline = async (db: Db, baseline: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as "is"`.execute(db)
  if (!rows[0]?.is || (await replacedIn(db, baseline)).length === 0) return
  await db.transaction().execute(async (tx) => {
    // One of several servers that start at once does it.
    await sql`lock table "kysely_migration" in share row exclusive mode`.execute(tx)
    const replaced = await replacedIn(tx, baseline)
    if (replaced.length === 0) return
    if (replaced.length < count)
      throw new Error(
        `This database is too old for this version of Quarterdeck (${replaced.length} of ${count} migrations up to 0830): start the previous version once, which upgrades it, then this one.`,
      )
    await sql`insert into "kysely_migration" ("name", "timestamp")
      select unnest(${baseline}::text[]), (select max("timestamp") from "kysely_migration")`.execute(tx)
    await sql`delete from "kysely_migration" where "name" = any(${replaced.map(({ name }) => name)}::text[])`.execute(
      tx,
    )
  })
}
