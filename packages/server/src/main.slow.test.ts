import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './testing/folder.ts'
import { hostAlone, startProgram } from './testing/program.ts'
import { databaseOf, hasShutDown } from './testing/served-folder.ts'
import { until } from './testing/until.ts'

const startScript = new URL('../../../scripts/process.mjs', import.meta.url).href
const postgresModule = new URL('./embedded/postgres.ts', import.meta.url).href

const takenPort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await until(() => server.listening)
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('a start that cannot be', () => {
  const expectOneLine = async (program: ReturnType<typeof startProgram>, line: RegExp) => {
    expect(await program.ended).toBe(1)
    expect(program.stderr()).toMatch(line)
    expect(program.stderr().trim().split('\n')).toHaveLength(1)
  }

  test('because of a bad setting', async () => {
    await expectOneLine(startProgram({ PORT: 'eighty' }), /^PORT must be a port number/)
  })

  test('because of a taken port leaves nothing behind', async () => {
    const port = await takenPort()
    const folder = join(temporaryFolder(), 'data')
    await expectOneLine(
      startProgram({ PORT: String(port), DATA_DIR: folder }),
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken: choose another one`),
    )
    expect(existsSync(folder)).toBe(false)
  })

  test('because of a data folder that is none', async () => {
    await expectOneLine(
      startProgram({ DATA_DIR: '/dev/null/data' }),
      /^The data folder \/dev\/null\/data cannot be written/,
    )
  })

  test('because another server has the data folder, which goes on unharmed', async () => {
    const folder = temporaryFolder()
    const first = startProgram({ DATA_DIR: folder })
    const url = await first.ready()
    await expectOneLine(
      startProgram({ DATA_DIR: folder }),
      new RegExp(`in use by another .* \\(process ${first.process.pid}\\)`),
    )
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test('because the database is not there tells no password', async () => {
    const port = await takenPort().then((taken) => (taken > 60_000 ? taken - 1 : taken + 1))
    const env = { DATABASE_URL: `postgresql://user:hunter2@127.0.0.1:${port}/office`, DATA_DIR: temporaryFolder() }
    const program = startProgram(env)
    await expectOneLine(
      program,
      new RegExp(`^The database at 127\\.0\\.0\\.1:${port}/office cannot be used: .*ECONNREFUSED`),
    )
    expect(program.stderr() + program.stdout()).not.toContain('hunter2')
  })

  test('because sample data would be open to others, unless that is allowed', async () => {
    const folder = temporaryFolder()
    await expectOneLine(startProgram({ DATA_DIR: folder, HOST: '0.0.0.0' }), /only with --allow-sample/)
    const behindProxy = { DATA_DIR: folder, PUBLIC_URL: 'https://office.example.com' }
    await expectOneLine(startProgram(behindProxy), /opened to office\.example\.com only with --allow-sample/)
    expect(databaseOf(folder)).toBeUndefined()
    const allowed = startProgram({ DATA_DIR: folder, HOST: '0.0.0.0' }, ['--allow-sample'])
    await allowed.ready()
    allowed.process.kill('SIGTERM')
    await allowed.ended
    // The line comes after the one that says it is ready.
    expect(allowed.stdout()).toContain('admin@quarterdeck.test / quarterdeck-demo')
    await expectOneLine(startProgram({ DATA_DIR: folder, HOST: '0.0.0.0' }, ['--empty']), /only with --allow-sample/)
  })
})

test('an empty installation has no sample data and may be open to others', async () => {
  const folder = temporaryFolder()
  const program = startProgram({ DATA_DIR: folder, HOST: '0.0.0.0' }, ['--empty'])
  const url = await program.ready()
  expect(program.stdout()).not.toContain('quarterdeck-demo')
  expect(await (await fetch(`${url}/api/notes`)).json()).toEqual([])
  expect(statSync(join(folder, 'session-secret')).mode & 0o077).toBe(0)
})

test('a database that was begun empty stays so, also without the option', async () => {
  const folder = temporaryFolder()
  for (const args of [['--empty'], []]) {
    const program = startProgram({ DATA_DIR: folder }, args)
    const url = await program.ready()
    expect(await (await fetch(`${url}/api/notes`)).json()).toEqual([])
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(program.stdout()).toContain('Stopping …')
    expect(program.stdout()).not.toContain('quarterdeck-demo')
  }
})

describe('a stop', () => {
  test('by a signal to the whole process group, sent again and passed on, is one orderly stop', async () => {
    const folder = temporaryFolder()
    // As `npm start` does it: the starter is in the group of the server and passes signals on.
    const starter = `const { become } = await import(${JSON.stringify(startScript)})
      process.exitCode = await become(process.execPath, [${JSON.stringify(hostAlone)}])`
    const program = startProgram({ DATA_DIR: folder }, [], ['--input-type=module', '--eval', starter])
    const url = await program.ready()
    const slow = fetch(`${url}/api/slow?kept`)
    await until(() => fetch(`${url}/api/sleepers`).then(async (response) => (await response.json()) === 1))
    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGHUP'] as const) process.kill(-(program.process.pid ?? 0), signal)
    expect(await (await slow).text()).toBe('?kept')
    await program.ended
    await until(() => hasShutDown(folder))
  })

  test('by `process.exit` shuts the database down as well', async () => {
    const folder = temporaryFolder()
    const careless = `const { startPostgres } = await import(${JSON.stringify(postgresModule)})
      await startPostgres({ dataDir: ${JSON.stringify(folder)} })
      process.exit(7)`
    const program = startProgram({}, [], ['--input-type=module', '--eval', careless])
    expect(await program.ended).toBe(7)
    await until(() => hasShutDown(folder))
  })

  test('during the start comes after the start and leaves nothing running', async () => {
    const folder = temporaryFolder()
    const program = startProgram({ DATA_DIR: folder })
    await until(() => program.stdout().includes('Creating the database'))
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(databaseOf(folder)).toBeUndefined()
  })
})

test('whoever read its log and went away takes nothing along', async () => {
  const { process: server, ready } = startProgram({ DATA_DIR: temporaryFolder() })
  const url = await ready()
  const ask = async () => {
    // Each failure is a line of the log.
    for (let count = 0; count < 50; count += 1) expect((await fetch(`${url}/api/fail`)).status).toBe(500)
  }
  // With lines that were not read any more, the next write fails otherwise than without (ECONNRESET, EPIPE).
  server.stdout?.pause()
  await ask()
  server.stdout?.destroy()
  server.stderr?.destroy()
  await ask()
  expect([server.exitCode, server.signalCode]).toEqual([null, null])
})

test('a server that was killed is followed by one that has every confirmed note', async () => {
  const folder = temporaryFolder()
  const confirmed: string[] = []
  for (let round = 0; round < 3; round++) {
    const program = startProgram({ DATA_DIR: folder })
    const url = await program.ready()
    const write = async (writer: number) => {
      for (let each = 0; ; each++) {
        const text = `${round}-${writer}-${each}`
        const response = await fetch(`${url}/api/notes`, { method: 'POST', body: text }).catch(() => undefined)
        if (!response) return
        if (response.ok) confirmed.push(text)
      }
    }
    const before = confirmed.length
    const writers = [1, 2, 3].map(write)
    await until(() => confirmed.length > before + 30)
    program.process.kill('SIGKILL')
    // Every other time the database is killed, too.
    const pid = databaseOf(folder)
    if (round % 2 === 0 && pid !== undefined) process.kill(pid, 'SIGKILL')
    await Promise.all([...writers, program.ended])
  }
  const last = startProgram({ DATA_DIR: folder })
  const notes: { text: string }[] = await (await fetch(`${await last.ready()}/api/notes`)).json()
  const kept = new Set(notes.map(({ text }) => text))
  expect(confirmed.filter((text) => !kept.has(text))).toEqual([])
})
