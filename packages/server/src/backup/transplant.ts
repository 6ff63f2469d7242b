import type pg from 'pg'
import type { Manifest } from './format.ts'
import { columnsOfType, quoted, type Table } from './tables.ts'

/** The lowest regular transaction id. */
const lowest = 3n

/** Returns a snapshot (`xmin:xmax:id,id`) with all its transaction ids moved. */
export const movedSnapshot = (snapshot: string, by: bigint): string => {
  const move = (id: string) => {
    const moved = BigInt(id) - by
    return moved < lowest ? lowest : moved
  }
  const [min = '', max = '', working = ''] = snapshot.split(':')
  const [movedMin, movedMax] = [move(min), move(max)]
  const still = working.split(',').filter((id) => id !== '' && move(id) > lowest)
  return `${movedMin}:${movedMax}:${still.map(move).join(',')}`
}

/**
 * Moves stored transaction ids below the next one of this database, because each cluster numbers its own. Their order
 * stays, so that readers of the journal continue at the same place.
 */
export const transplant = async (
  client: pg.ClientBase,
  tables: readonly Table[],
  { from, until }: Manifest['transactions'],
): Promise<void> => {
  const { rows } = await client.query<{ now: string }>('select pg_current_xact_id()::text as "now"')
  const by = BigInt(until) - BigInt(rows[0]?.now ?? lowest) + 1n
  if (by <= 0n) return
  for (const [table, { name }] of columnsOfType(tables, 'xid8'))
    await client.query(
      `update ${quoted(table)} set ${quoted(name)} = greatest(${quoted(name)}::text::bigint - $1::bigint, ${lowest})::text::xid8
       where ${quoted(name)}::text::bigint >= $2::bigint`,
      [by, from],
    )
  for (const [table, { name }] of columnsOfType(tables, 'pg_snapshot')) {
    const { rows: held } = await client.query<{ place: string; snapshot: string }>(
      `select ctid::text as "place", ${quoted(name)}::text as "snapshot" from ${quoted(table)} where ${quoted(name)} is not null`,
    )
    for (const { place, snapshot } of held)
      await client.query(`update ${quoted(table)} set ${quoted(name)} = $1::pg_snapshot where ctid = $2::tid`, [
        movedSnapshot(snapshot, by),
        place,
      ])
  }
}
