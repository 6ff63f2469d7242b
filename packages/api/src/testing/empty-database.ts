import { createDatabase } from '@quarterdeck/server/testing'
import { Kysely, PostgresDialect } from 'kysely'

/** A database without a table. */
export const openEmptyDatabase = async <Tables>(): Promise<Kysely<Tables>> => {
  const { pool } = await createDatabase()
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
