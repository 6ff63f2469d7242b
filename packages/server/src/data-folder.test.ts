import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockDataFolder, openDataFolder, storedSecret } from './data-folder.ts'
import { temporaryFolder } from './testing/folder.ts'

describe('the lock of a data folder', () => {
  test('keeps a second server out until it is released', () => {
    const folder = temporaryFolder()
    const first = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(
      `The data folder ${folder} is in use by another Quarterdeck server (process ${process.pid}).`,
    )
    first.release()
    lockDataFolder(folder).release()
  })

  test('ends with a process that is killed', async () => {
    const folder = temporaryFolder()
    const code = `import { lockDataFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)}
      lockDataFolder(${JSON.stringify(folder)})
      gc()
      console.log('locked')
      setInterval(() => undefined, 1000)`
    const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void holder.kill('SIGKILL'))
    await once(holder.stdout, 'data')
    expect(() => lockDataFolder(folder)).toThrow(`(process ${holder.pid})`)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    lockDataFolder(folder).release()
  })
})

test('a secret is made once and only its owner may read it', () => {
  const folder = temporaryFolder()
  const secret = storedSecret(folder, 'secret')
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(storedSecret(folder, 'secret')).toBe(secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(storedSecret(temporaryFolder(), 'secret')).not.toBe(secret)
})

test('a data folder that cannot be one is refused in one line', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => openDataFolder(join(file, 'data'))).toThrow(/^The data folder .* cannot be written \(ENOTDIR\)/)
  expect(() => openDataFolder(file)).toThrow(/cannot be written/)
})
