import { sql } from 'kysely'
import { fillingOf, generatedKinds } from '../../kit/generator/scale.ts'
import type { Tx } from '../../kit/ports.ts'

/** All tables that are filled. */
export const tables = [...generatedKinds.flatMap((kind) => [kind, ...fillingOf(kind).beside]), 'changes']

interface Made {
  readonly drop: string
  readonly create: string
}

/** Foreign keys and secondary indexes, which are checked or written for each single row. */
const perRow = async (tx: Tx): Promise<Made[]> => {
  const chosen = sql`any (${sql.join([tables.map((name) => `"${name}"`)])}::regclass[])`
  const keys = await sql<Made>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and conrelid = ${chosen} order by conname`.execute(tx)
  const indexes = await sql<Made>`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
    from pg_index where indrelid = ${chosen} and not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid`.execute(tx)
  return [...indexes.rows, ...keys.rows]
}

/**
 * Runs work without foreign keys and secondary indexes and recreates them at its end, several times faster than row by
 * row. Locks the tables until the transaction ends.
 */
export const withoutIndexes = async (
  tx: Tx,
  work: () => Promise<void>,
  onIndex: (done: number, of: number) => void,
): Promise<void> => {
  const made = await perRow(tx)
  for (const { drop } of made) await sql.raw(drop).execute(tx)
  await work()
  for (const [done, { create }] of made.entries()) {
    onIndex(done, made.length)
    await sql.raw(create).execute(tx)
  }
  onIndex(made.length, made.length)
}
