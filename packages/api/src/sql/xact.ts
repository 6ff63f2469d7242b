import { sql } from 'kysely'
import type { Tx } from '../ports.ts'

const numbers = new WeakMap<Tx, string>()

/** Tells the end of a statement that writes what to answer, so that nobody has to ask. */
export const ownNumber = sql<string>`pg_current_xact_id()::text`

/** Keeps a transaction's number, which a statement told. */
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
