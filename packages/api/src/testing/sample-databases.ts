import type { TestDatabase } from '@quarterdeck/server/testing'
import { Kysely, PostgresDialect } from 'kysely'
import type { Schema } from '../kit/sql/schema.ts'
import { migrate } from '../prepare.ts'
import { resetToSample } from '../sample/index.ts'

/**
 * Opens a pool of databases with the sample data. The first request fills one, in seconds; each database is a copy of it, with
 * its files.
 * @param create creates a database as a copy of another
 */
export const sampleDatabases = (
  create: (template?: string) => Promise<TestDatabase>,
): (() => Promise<TestDatabase>) => {
  let filled: Promise<string> | undefined
  const fill = async () => {
    const { name, pool } = await create()
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    await migrate(db)
    await resetToSample(db, new Date())
    await db.destroy()
    return name
  }
  return async () => {
    filled ??= fill()
    return create(await filled)
  }
}
