import { readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endDatabaseOf } from './served-folder.ts'

let folder: string

/** Makes a place for the databases of this run of Vitest (database.ts). */
export const setup = async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarterdeck-tests-'))
  // The user of root's PostgreSQL needs access; otherwise it would be stored elsewhere, on the disk.
  await chmod(folder, 0o711)
  process.env.TEST_DATABASES = folder
}

/** Stops all databases that are still running. */
export const teardown = async () => {
  await Promise.all(readdirSync(folder).map((name) => endDatabaseOf(join(folder, name))))
  // A process that was ended may finish a write after that.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
