import { sql } from 'kysely'
import type { Tx } from '../ports.ts'

const numbers = new WeakMap<Tx, string>()

/** Selects the transaction id along with the result of a write, which saves a round trip. */
export const ownNumber = sql<string>`pg_current_xact_id()::text`

/** Remembers the id of a transaction that a statement returned. */
export const noteNumber = (tx: Tx, number: string | undefined): void => {
  if (number !== undefined) numbers.set(tx, number)
}

/** Returns the database's id of a transaction; null if it wrote nothing. */
export const numberOf = async (tx: Tx): Promise<string | null> => {
  const known = numbers.get(tx)
  if (known !== undefined) return known
  const { rows } = await sql<{
    number: string | null
  }>`select pg_current_xact_id_if_assigned()::text as number`.execute(tx)
  return rows[0]?.number ?? null
}

/** Returns true if two transactions collided (deadlock, serialization failure), so that the failed one may retry. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
