import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'

/** Returns the tickets merged into others, by target, whether or not the target was itself merged. */
export const mergedByTarget = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const rows = await loadChunked(ids, (some) =>
    db
      .selectFrom('tickets')
      .select(['id', 'mergedInto'])
      .where('mergedInto', 'in', some)
      .where('deletedAt', 'is', null)
      .execute(),
  )
  if (rows.length === 0) return new Map()
  const beyond = await mergedByTarget(
    db,
    rows.map(({ id }) => id),
  )
  const groups = Map.groupBy(rows, ({ mergedInto }) => mergedInto ?? 0)
  return new Map(
    [...groups].map(([into, some]) => {
      const all = some.flatMap(({ id }) => [id, ...(beyond.get(id) ?? [])])
      return [into, all.toSorted((one, other) => one - other)]
    }),
  )
}

/** SQL: the same for a row of an export, as JSON. */
export const mergedIntoRow = sql`(
  with recursive "tree" as (
    select m."id" from "tickets" m where m."mergedInto" = "tickets"."id" and m."deletedAt" is null
    union select m."id" from "tickets" m join "tree" on m."mergedInto" = "tree"."id" where m."deletedAt" is null
  ) select coalesce(jsonb_agg("id" order by "id"), '[]') from "tree")`

/** Returns the chain from a ticket through those it was merged into; empty if one of them is deleted. */
export const chainFrom = async (db: Db, id: number): Promise<readonly number[]> => {
  const chain: number[] = []
  for (let next: number | null = id; next !== null; ) {
    const ticket: { mergedInto: number | null } | undefined = await db
      .selectFrom('tickets')
      .select('mergedInto')
      .where('id', '=', next)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!ticket || chain.includes(next)) return []
    chain.push(next)
    next = ticket.mergedInto
  }
  return chain
}

/** Returns the last ticket of the chain; the ticket itself if it wasn't merged, or the chain is broken. */
export const endOf = async (db: Db, id: number): Promise<number> => (await chainFrom(db, id)).at(-1) ?? id

interface Merged {
  readonly id: number
  readonly mergedInto: number | null
  readonly status: string
}

/**
 * Rejects changes that would reopen a merged ticket, or leave it merged into a deleted ticket or a cycle, as an undo
 * could.
 * @throws Problem `locked`
 */
export const guardMerged = async (
  tx: Tx,
  before: Pick<Merged, 'mergedInto'>,
  { id, mergedInto, status }: Merged,
): Promise<void> => {
  if (mergedInto === null) return
  if (status !== 'Closed')
    throw new Problem('locked', { message: `Ticket ${id} goes on in ticket ${mergedInto}: un-merge it first` })
  if (mergedInto === before.mergedInto) return
  const chain = await chainFrom(tx, mergedInto)
  if (chain.length === 0) throw new Problem('locked', { message: `Ticket ${mergedInto} is not there any more` })
  if (chain.includes(id)) throw new Problem('locked', { message: `Ticket ${mergedInto} leads back to ticket ${id}` })
}
