import type { Db, Schema } from '@quarterdeck/api'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'

/**
 * Returns a database on one connection within its transaction: nested transactions become savepoints of it. Concurrent
 * uses of the connection wait.
 */
export const nested = (client: pg.ClientBase): Db => {
  let turn: Promise<unknown> = Promise.resolve()
  const query = (text: string, values: readonly unknown[]) => {
    if (/^(begin|start transaction)\b/.test(text)) return client.query('savepoint "nested"')
    if (text === 'commit') return client.query('release savepoint "nested"')
    if (text === 'rollback') return client.query('rollback to savepoint "nested"; release savepoint "nested"')
    return client.query(text, [...values])
  }
  const connect = async () => {
    const mine = Promise.withResolvers<void>()
    const before = turn
    turn = mine.promise
    await before
    return { query, release: () => mine.resolve() }
  }
  const pool = { connect, end: async () => undefined, options: {}, Client: pg.Client }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) })
}
