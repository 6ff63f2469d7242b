import { isEntity } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import { linkReviewsAtEnd } from '../../catalog/reviews/index.ts'
import { fillVisits } from '../../insight/visits/index.ts'
import { collections } from '../../kinds.ts'
import { calendarUpTo } from '../../kit/generator/calendar.ts'
import {
  type Amounts,
  fillingOf,
  type GeneratedKind,
  type Generator,
  generatedKinds,
  type Scale,
} from '../../kit/generator/scale.ts'
import { compactShards } from '../../kit/lists/compact.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { placedAtOnce } from '../../sales/orders/index.ts'
import { fillJournal } from './journal.ts'
import { tables, withoutIndexes } from './lean.ts'

export { type Amounts, generatedKinds, inProportion } from '../../kit/generator/scale.ts'

/** Reports the current step and its progress. */
export type OnProgress = (step: GeneratedKind | 'journal' | 'indexes' | 'vacuum', done: number, of: number) => void

/** Returns the generator of a kind; those of records come from their stores. */
const fillOf = (kind: GeneratedKind): Generator => {
  const fill = isEntity(kind) ? collections[kind].fill : fillVisits
  if (!fill) throw new Error(`Nothing fills ${kind}`)
  return fill
}

/** Records per statement: few enough to show progress, many enough to make overhead negligible. */
const atOnce = 20_000

const sequenceOf = (kind: GeneratedKind) => sql`pg_get_serial_sequence(${sql.lit(`"${kind}"`)}, 'id')`

/** SQL: the highest id, or number, that was given, also to what is gone by now. */
const lastOf = (kind: GeneratedKind) => {
  const { number, isNumbered } = fillingOf(kind)
  const given =
    number === 'id'
      ? sql`pg_sequence_last_value(${sequenceOf(kind)}::regclass)`
      : sql`(select "value" from "counters" where "name" = ${sql.lit(kind)})`
  return sql<number>`(select greatest(max(${sql.ref(number)}), ${given}, 0)::integer from ${sql.table(kind)} where ${isNumbered})`
}

const highest = async (tx: Tx): Promise<Amounts> => {
  const columns = generatedKinds.map((kind) => sql`${lastOf(kind)} as ${sql.ref(kind)}`)
  const { rows } = await sql<Amounts>`select ${sql.join(columns)}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('A select without a table has one row')
  return found
}

const fillAll = async (tx: Tx, scale: Scale, onProgress: OnProgress) => {
  for (const kind of generatedKinds) {
    const of = scale.amounts[kind]
    for (let done = 0; done < of; done += atOnce) {
      onProgress(kind, done, of)
      await fillOf(kind)(tx, scale, done + 1, Math.min(of, done + atOnce))
    }
    if (of > 0) onProgress(kind, of, of)
  }
  onProgress('journal', 0, 1)
  await fillJournal(tx, scale)
  onProgress('journal', 1, 1)
}

/** Ids were given; the next ones follow them. */
const moveSequences = async (tx: Tx) => {
  for (const kind of generatedKinds) {
    if (fillingOf(kind).number !== 'id') continue
    await sql`select setval(${sequenceOf(kind)}, greatest(1, ${lastOf(kind)}))`.execute(tx)
  }
  await sql`update "counters" set "value" = ${lastOf('invoices')} where "name" = 'invoices'`.execute(tx)
}

/**
 * Adds any number of plausible, connected records in one transaction. The same amounts on the same database at the same
 * moment give the same records.
 */
export const seedScale = async (
  db: Db,
  amounts: Amounts,
  { now, onProgress }: { readonly now: Date; readonly onProgress: OnProgress },
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const last = await highest(tx)
    const scale = { amounts, last, calendar: calendarUpTo(now) }
    const fill = () => fillAll(tx, scale, onProgress)
    const work = () => placedAtOnce(tx, scale, () => linkReviewsAtEnd(tx, scale, fill))
    // Rebuilding all indexes pays off if most of their entries are new.
    if (amounts.orders < last.orders) await work()
    else {
      await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
      await withoutIndexes(tx, work, (done, of) => onProgress('indexes', done, of))
    }
    await moveSequences(tx)
    await compactShards(tx)
    // What was in it went; a planner takes an index for as long as it once was.
    await sql`reindex index "tallies_fresh"`.execute(tx)
  })
  onProgress('vacuum', 0, 1)
  // What the planner knows, which pages an index answers alone, and the rows that trigram indexes still keep in a heap.
  await sql`vacuum (analyze) ${sql.join([...tables, 'tallies', 'sales'].map((name) => sql.table(name)))}`.execute(db)
  onProgress('vacuum', 1, 1)
}
