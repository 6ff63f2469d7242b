import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../index.ts'
import { readSettings } from '../settings.ts'
import { contentsOf, differences, perform } from '../testing/backup-command.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { performBackup, performRestore } from './perform.ts'

test('a backup is written while the server runs, and one is restored row by row', async () => {
  const source = temporaryFolder()
  const files = temporaryFolder()
  const server = await startServer(readSettings({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: source }, []))
  try {
    const running = join(files, 'running.backup')
    expect(await perform(performBackup, { DATA_DIR: source }, running)).toMatch(
      /^Backed up [\d,]+ rows of \d+ tables and 0 files to .*\nIt isn't encrypted/,
    )
    expect(await perform(performRestore, {}, running, '--inspect')).toMatch(/It is whole: [\d,]+ rows.*\n {2}\w/)
    await expect(perform(performRestore, { DATA_DIR: source }, running, '--replace')).rejects.toThrow('is in use')
  } finally {
    await server.stop()
  }

  const expected = await contentsOf(source)
  const [encrypted, passphrase] = [join(files, 'stopped.backup'), 'correct horse battery']
  await perform(performBackup, { DATA_DIR: source, BACKUP_PASSPHRASE: passphrase }, encrypted)
  const target = temporaryFolder()
  expect(await perform(performRestore, { DATA_DIR: target, BACKUP_PASSPHRASE: passphrase }, encrypted)).toContain(
    'The doctor found no problems.',
  )
  expect(differences(await contentsOf(target), expected)).toEqual([])
  expect(readFileSync(join(target, 'session-secret'), 'utf8')).toBe(
    readFileSync(join(source, 'session-secret'), 'utf8'),
  )
})
