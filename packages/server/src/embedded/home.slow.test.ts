import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { startPostgres } from './postgres.ts'

describe.runIf(process.getuid?.() === 0)('started by root below a closed folder', () => {
  test('the database lives where its user can reach it, says so, and is found again', async () => {
    const dataDir = join(temporaryFolder(), 'closed', 'data')
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const lines: string[] = []
    const first = await startPostgres({ dataDir, say: (line) => lines.push(line) })
    const home = readFileSync(join(dataDir, 'database-folder'), 'utf8').trim()
    onTestFinished(() => rmSync(home, { recursive: true }))
    expect(lines).toContainEqual(expect.stringMatching(/^PostgreSQL does not run as root: using the system user /))
    expect(lines).toContain(
      `The database's files are kept in ${home}, because its user cannot enter ${join(dataDir, '..')}.`,
    )
    await first.stop()
    const again: string[] = []
    const second = await startPostgres({ dataDir, say: (line) => again.push(line) })
    await second.stop()
    expect(again).toEqual([])
  })
})
