import { isWhole } from '@quarterdeck/api/testing'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './embedded/postgres.ts'
import { temporaryFolder } from './testing/folder.ts'
import { startProgram } from './testing/program.ts'
import { databaseOf, hasShutDown } from './testing/served-folder.ts'
import { until } from './testing/until.ts'

test.each(isWhole ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
  'a stop by %s answers what is in flight, ends background work and the database',
  async (signal) => {
    const folder = temporaryFolder()
    const program = startProgram({ DATA_DIR: folder })
    const url = await program.ready()
    const slow = fetch(`${url}/api/slow?kept`)
    await fetch(`${url}/api/later`, { method: 'POST' })
    await until(() => fetch(`${url}/api/sleepers`).then(async (response) => (await response.json()) === 2))
    program.process.kill(signal)
    expect(await (await slow).text()).toBe('?kept')
    expect(await program.ended).toBe(0)
    expect(program.stderr()).toBe('')
    expect(databaseOf(folder)).toBeUndefined()
    expect(hasShutDown(folder)).toBe(true)
    const again = startProgram({ DATA_DIR: folder })
    const notes = await (await fetch(`${await again.ready()}/api/notes`)).json()
    expect(notes).toContainEqual(expect.objectContaining({ text: 'later' }))
  },
)

test('a database of its own by DATABASE_URL serves two servers, and one of them fills in the sample data', async () => {
  const postgres = await startPostgres({ dataDir: temporaryFolder() })
  onTestFinished(() => postgres.stop('immediate'))
  const env = { DATABASE_URL: postgres.connectionString, DATA_DIR: temporaryFolder() }
  const urls = await Promise.all([startProgram(env).ready(), startProgram(env).ready()])
  for (const url of urls) expect(await (await fetch(`${url}/api/notes`)).json()).toHaveLength(1)
})
