import type { TestDatabase } from '@quarterdeck/server/testing'
import { Kysely, PostgresDialect } from 'kysely'
import type { Schema } from '../kit/sql/schema.ts'
import { migrate } from '../prepare.ts'
import { resetToSample } from '../sample/index.ts'

/**
 * Databases with the sample data. One is filled, in seconds, when the first is asked for; each that is handed out is a copy of
 * it, files and all.
 * @param create a database, as a copy of the one that is named
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
