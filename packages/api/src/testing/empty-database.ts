import { createDatabase } from '@quarterdeck/server/testing'
import { Kysely, PostgresDialect } from 'kysely'

/** Opens a database without tables. */
export const openEmptyDatabase = async <Tables>(): Promise<Kysely<Tables>> => {
  const { pool } = await createDatabase()
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
