import { expect, onTestFinished, test } from 'vitest'
import { startPostgres, startServer } from '../index.ts'
import { readSettings } from '../settings.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { databaseOf } from '../testing/served-folder.ts'
import { until } from '../testing/until.ts'
import { perform } from './perform.ts'
import { readUntil } from './until.ts'

const now = new Date(2026, 4, 6, 12, 0)

const start = async (env: Record<string, string>) => {
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...env }, [])
  const server = await startServer(settings)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= server.stop()
    return stopped
  }
  onTestFinished(stop)
  return { url: server.url, stop }
}
const statusOf = async (url: string) => (await fetch(`${url}/api/setup`)).status
const command = (env: Record<string, string>, ...args: string[]) => perform(readSettings(env, []), args, new Date())

test.each([
  ['+30m', new Date(2026, 4, 6, 12, 30)],
  ['+1h30m', new Date(2026, 4, 6, 13, 30)],
  ['14:05', new Date(2026, 4, 6, 14, 5)],
  ['2026-05-07T09:00', new Date(2026, 4, 7, 9, 0)],
  ['2026-05-07T09:00:00Z', new Date(Date.UTC(2026, 4, 7, 9))],
])('an end may be written as %s', (text, time) => {
  expect(readUntil(text, now)).toEqual(time)
})

test.each([
  [undefined, 'Set when it ends'],
  ['soon', '"soon" is no time'],
  ['25:00', '"25:00" is no time'],
  ['11:59', '"11:59" has passed already'],
  ['2026-05-06T11:00', 'has passed already'],
  ['+0m', 'has passed already'],
])('an end of %s is refused in words', (text, words) => {
  expect(() => readUntil(text, now)).toThrow(words)
})

test('closes and opens a server that runs, and one that does not', async () => {
  const env = { DATA_DIR: temporaryFolder() }
  await expect(command({ DATA_DIR: `${env.DATA_DIR}/none` }, 'status')).rejects.toThrow('There is no data folder')
  await expect(command(env, 'status')).rejects.toThrow('There is no database')
  const first = await start(env)
  expect(await command(env, 'on', '--until', '+1h', '--message', 'New engines')).toMatch(
    /^Maintenance is on until .*: New engines$/,
  )
  await until(async () => (await statusOf(first.url)) === 503)
  await first.stop()

  expect(await command(env, 'status')).toContain('is on until')
  expect(databaseOf(env.DATA_DIR)).toBeUndefined()
  const second = await start(env)
  expect(await statusOf(second.url)).toBe(503)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  expect(await command(env, 'off')).toBe('Maintenance is off: Quarterdeck is open.')
  await until(async () => (await statusOf(second.url)) === 200)
})

test('closes and opens all servers on one database', async () => {
  const postgres = await startPostgres({ dataDir: temporaryFolder() })
  onTestFinished(() => postgres.stop('immediate'))
  const env = { DATABASE_URL: postgres.connectionString, DATA_DIR: temporaryFolder() }
  const urls = [(await start(env)).url, (await start(env)).url]
  const statuses = () => Promise.all(urls.map(statusOf))
  await command(env, 'on', '--until', '+1h')
  await expect.poll(statuses, { timeout: 30_000 }).toEqual([503, 503])
  await command(env, 'off')
  await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200])
})

test('a command that is none says what there is', async () => {
  for (const args of [[], ['maybe'], ['on', 'off'], ['on', '--for', '1h']])
    await expect(command({}, ...args)).rejects.toThrow('Usage: npm run maintenance')
})
