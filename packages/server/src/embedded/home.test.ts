import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { packagedPostgres, prepareBinaries } from './binaries.ts'
import { findHome } from './home.ts'

const isRoot = process.getuid?.() === 0
const silent = () => undefined

test('the socket of a folder with a long name lies in a short one', () => {
  const parent = temporaryFolder()
  chmodSync(parent, 0o711)
  const folder = join(parent, 'a'.repeat(90))
  mkdirSync(folder)
  const { sockets } = findHome(folder, silent)
  onTestFinished(() => rmSync(sockets, { recursive: true }))
  expect(sockets).toMatch(/^\/tmp\/qd-/)
  expect(statSync(sockets).mode & 0o077).toBe(0)
})

test('the links that an npm package cannot carry are added', () => {
  const native = join(temporaryFolder(), 'native')
  cpSync(packagedPostgres() ?? '', native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.(so|so\.\d+)$/.test(path) || !path.includes('icu'),
  })
  cpSync(join(packagedPostgres() ?? '', '..', 'package.json'), join(native, '..', 'package.json'))
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  const missing = links.filter(({ target }) => !existsSync(join(native, '..', target)))
  expect(missing).not.toEqual([])
  chmodSync(join(native, 'bin', 'postgres'), 0o644)
  prepareBinaries(native, undefined, temporaryFolder(), silent)
  for (const { target } of links) expect(existsSync(join(native, '..', target))).toBe(true)
  expect(statSync(join(native, 'bin', 'postgres')).mode & 0o111).toBe(0o111)
})

describe.runIf(isRoot)('started by root below a closed folder', () => {
  const closedFolder = () => {
    const folder = join(temporaryFolder(), 'closed')
    mkdirSync(join(folder, 'data'), { recursive: true, mode: 0o700 })
    return join(folder, 'data')
  }

  test('a database that was moved out of reach, or away, is missed and not replaced by a new one', () => {
    const outOfReach = closedFolder()
    mkdirSync(join(outOfReach, 'postgres'))
    expect(() => findHome(outOfReach, silent)).toThrow('cannot enter')
    const gone = closedFolder()
    writeFileSync(join(gone, 'database-folder'), '/nowhere/at/all\n')
    expect(() => findHome(gone, silent)).toThrow('which is gone')
  })
})
