import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { isPgliteFolder, openPglite } from './pglite.ts'

test('PGlite keeps what was written in its folder, safely', async () => {
  const folder = temporaryFolder()
  expect(isPgliteFolder(folder)).toBe(false)
  const first = await openPglite(folder)
  const settings = await sql<{ fsync: string }>`SELECT current_setting('fsync') AS fsync`.execute(first.db)
  expect(settings.rows).toEqual([{ fsync: 'on' }])
  await sql`CREATE TABLE notes AS SELECT 7::bigint AS id`.execute(first.db)
  await first.close()
  expect(isPgliteFolder(folder)).toBe(true)
  const second = await openPglite(folder)
  expect((await sql`SELECT id FROM notes`.execute(second.db)).rows).toEqual([{ id: 7 }])
  expect(await second.isReachable()).toBe(true)
  await second.close()
  expect(await second.isReachable()).toBe(false)
})
