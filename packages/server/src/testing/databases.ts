import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endDatabaseOf } from './served-folder.ts'

let folder: string

/** Makes a place for the databases of this run of Vitest (database.ts). */
export const setup = async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarterdeck-tests-'))
  process.env.TEST_DATABASES = folder
}

/** Ends whatever still serves one of them. */
export const teardown = async () => {
  await Promise.all(readdirSync(folder).map((name) => endDatabaseOf(join(folder, name))))
  await rm(folder, { recursive: true, force: true })
}
