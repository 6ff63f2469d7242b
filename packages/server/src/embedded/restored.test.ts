import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { settleRestore, stageOf, takePlace } from './restored.ts'

const now = new Date('2026-11-28T14:03:20.500Z')
const replaced = 'replaced-2026-11-28T14-03-20Z'

const put = (folder: string, names: readonly string[], text: string) => {
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8')

const former = ['postgres/PG_VERSION', 'database-password', 'session-secret', 'pictures/ab/one', 'database.log']
const restored = ['postgres/PG_VERSION', 'database-password', 'pictures/cd/two']

const prepare = () => {
  const folder = temporaryFolder()
  put(folder, former, 'former')
  put(stageOf(folder), restored, 'restored')
  return folder
}

const expectRestored = (folder: string) => {
  for (const name of restored) expect(textOf(folder, name)).toBe('restored')
  // It had no secret of its own.
  expect(textOf(folder, 'session-secret')).toBe('former')
  expect(textOf(folder, replaced, 'pictures/ab/one')).toBe('former')
  expect(textOf(folder, replaced, 'postgres/PG_VERSION')).toBe('former')
  expect(existsSync(stageOf(folder))).toBe(false)
}

test('what was restored takes the place of the former data, which are kept', () => {
  const folder = prepare()
  expect(takePlace(folder, now)).toBe(join(folder, replaced))
  expectRestored(folder)
})

test('what was interrupted before it was whole is removed, and the former data stay', async () => {
  const folder = prepare()
  await settleRestore(folder)
  for (const name of former) expect(textOf(folder, name)).toBe('former')
  expect(readdirSync(folder)).not.toContain('restoring')
})

test.each([0, 1, 2, 3, 4, 5, 6])('an interruption after %i renames is finished by the next start', async (steps) => {
  const folder = prepare()
  const moves = {
    replaced,
    out: ['postgres', 'database-password', 'pictures'],
    in: ['postgres', 'database-password', 'pictures'],
  }
  writeFileSync(join(stageOf(folder), 'restored.json'), JSON.stringify(moves))
  mkdirSync(join(folder, replaced))
  const all = [
    ...moves.out.map((name) => [join(folder, name), join(folder, replaced, name)] as const),
    ...moves.in.map((name) => [join(stageOf(folder), name), join(folder, name)] as const),
  ]
  for (const [from, to] of all.slice(0, steps)) renameSync(from, to)
  await settleRestore(folder)
  expectRestored(folder)
})
