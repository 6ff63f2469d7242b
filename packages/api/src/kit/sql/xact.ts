import { sql } from 'kysely'
import type { Tx } from '../ports.ts'

const numbers = new WeakMap<Tx, string>()

/** Selects the number of the transaction along with the result of a statement that writes, which saves a round trip. */
export const ownNumber = sql<string>`pg_current_xact_id()::text`

/** Remembers the number of a transaction, which a statement answered. */
export const noteNumber = (tx: Tx, number: string | undefined): void => {
  if (number !== undefined) numbers.set(tx, number)
}

/** By which number the database knows a transaction; null where it wrote nothing. */
export const numberOf = async (tx: Tx): Promise<string | null> => {
  const known = numbers.get(tx)
  if (known !== undefined) return known
  const { rows } = await sql<{
    number: string | null
  }>`select pg_current_xact_id_if_assigned()::text as number`.execute(tx)
  return rows[0]?.number ?? null
}

/** Whether two transactions were in each other's way (deadlock, serialization failure): the loser may try again. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
