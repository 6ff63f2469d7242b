import { sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'
import { digest } from '../sql/digest.ts'
import { saveSetting, settingOf } from '../sql/setting.ts'
import type { Listed } from './listed.ts'
import { recount, tallyNames, tallyTriggers } from './tallies.ts'

/** Hash of the functions and triggers that count a table, and the names of its counters, by table. */
type Synced = Readonly<Record<string, { readonly hash: string; readonly names: readonly string[] }>>

const setting = 'tallies'

const readSynced = async (db: Db | Tx): Promise<Synced> => ((await settingOf(db, setting)) ?? {}) as Synced

const definitionOf = async (listed: Listed) => {
  const statements = tallyTriggers(listed)
  const hash = await digest(new TextEncoder().encode(statements.join(';')))
  return { listed, statements, hash, names: tallyNames(listed) }
}

/** Returns one hash of all counter definitions. */
export const tallyHash = async (all: readonly Listed[]): Promise<string> => {
  const definitions = await Promise.all(all.map(definitionOf))
  return digest(new TextEncoder().encode(definitions.map(({ hash }) => hash).join()))
}

/**
 * Runs work on one of several servers that start at once, and never during a compaction (`compact.ts` only tries this lock). Each
 * table is locked after it by its own transaction, so there are no deadlocks.
 */
const inTurn = (db: Db, work: (tx: Tx, synced: Synced) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(8, -1)`.execute(tx)
    await work(tx, await readSynced(tx))
  })

const remake = (db: Db, { listed, statements, hash, names }: Awaited<ReturnType<typeof definitionOf>>) =>
  inTurn(db, async (tx, synced) => {
    const before = synced[listed.table]
    if (before?.hash === hash) return
    await sql`lock table ${sql.table(listed.table)} in share row exclusive mode`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    const all = [...new Set([...names, ...(before?.names ?? [])])]
    for (const statement of recount(listed, all)) await statement.execute(tx)
    await saveSetting(tx, setting, { ...synced, [listed.table]: { hash, names } })
  })

const forget = (db: Db, table: string) =>
  inTurn(db, async (tx, { [table]: gone, ...others }) => {
    if (!gone) return
    await sql`drop function ${sql.id(`tally_${table}`)} cascade`.execute(tx)
    await tx.deleteFrom('tallies').where('entity', 'in', gone.names).execute()
    await saveSetting(tx, setting, others)
  })

/**
 * Brings the counters in the database in line with their definitions: if they changed since the last start, functions and
 * triggers are replaced and the table is counted again. Otherwise it costs one small query.
 */
export const syncTallies = async (
  db: Db,
  all: readonly Listed[],
  onStep: (step: { readonly name: string; readonly number: number; readonly of: number }) => void = () => undefined,
): Promise<void> => {
  const [synced, wanted] = await Promise.all([readSynced(db), Promise.all(all.map(definitionOf))])
  const changed = wanted.filter(({ listed, hash }) => synced[listed.table]?.hash !== hash)
  for (const [at, each] of changed.entries()) {
    onStep({ name: `counts of ${each.listed.table}`, number: at + 1, of: changed.length })
    await remake(db, each)
  }
  const tables = new Set<string>(all.map(({ table }) => table))
  for (const table of Object.keys(synced)) if (!tables.has(table)) await forget(db, table)
}
