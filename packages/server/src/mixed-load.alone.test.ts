import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addManyOrders, sized } from '@quarterdeck/api/testing'
import { expect, onTestFinished, test } from 'vitest'
import { frugal, frugalEnv } from '../../../scripts/frugal.mjs'
import { readSettings, startServer } from './index.ts'
import { beside, expectHardlyNoticed, startAlone } from './testing/beside.ts'
import { type CpuProfile, longTasks } from './testing/long-tasks.ts'
import { type Load, loadsOf } from './testing/mixed-load.ts'
import { watchThread } from './testing/watch-thread.ts'

const seconds = sized(20, 180)
const lookUs = 1000
/** Maximum time a single task can block the server, in milliseconds of its thread. */
const longest = 50
/** Between one thing of a kind and the next: some twenty requests a second, the heaviest of all kinds. */
const pauseMs = 1500

const prepare = async (dataDir: string) => {
  const server = await startServer(readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, []))
  await addManyOrders(server.db, 5000)
  await server.stop()
}

/** Sends requests repeatedly, and counts the responses. */
const repeat = async (name: string, load: Load, isOver: () => boolean, count: Map<string, number>) => {
  for (let round = 0; !isOver(); round++) {
    for (const response of await load(round)) {
      await response.arrayBuffer()
      const what = `${name}: ${response.status}`
      count.set(what, (count.get(what) ?? 0) + 1)
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

test(`${seconds} seconds of everything at once fail nobody, and others hardly notice`, {
  timeout: 600_000,
}, async () => {
  const profiles = mkdtempSync(join(tmpdir(), 'quarterdeck-profiles-'))
  onTestFinished(() => rmSync(profiles, { recursive: true }))
  const looks = ['--cpu-prof', `--cpu-prof-interval=${lookUs}`, `--cpu-prof-dir=${profiles}`]
  const server = await startAlone({ options: [...frugal, ...looks], env: frugalEnv }, prepare)
  const owner = await server.as('admin@quarterdeck.test')
  const loads = await loadsOf(server, owner)
  await beside(server, owner, (rounds) => rounds === 20)
  const quiet = await beside(server, owner, (rounds) => rounds === 60)

  const since = process.hrtime.bigint()
  const { worked, end: endWatch } = watchThread(server.pid)
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() > end
  const count = new Map<string, number>()
  const going = Object.entries(loads).map(([name, load]) => repeat(name, load, isOver, count))
  const loud = await beside(server, owner, isOver)
  await Promise.all(going)
  const after = await beside(server, owner, (rounds) => rounds === 60)
  endWatch()
  await server.stop()

  expect([...count.keys()].filter((what) => /: 5/.test(what))).toEqual([])
  // Each kind did what it is meant to do.
  const done = Object.keys(loads).filter((name) => [...count.keys()].some((what) => what.startsWith(`${name}: 20`)))
  expect(done).toEqual(Object.keys(loads))
  const [file = ''] = readdirSync(profiles).filter((name) => /\.0\.\d+\.cpuprofile$/.test(name))
  const profile: CpuProfile = JSON.parse(readFileSync(join(profiles, file), 'utf8'))
  expect.soft(longTasks(profile, { leastMs: longest, lookUs, since, worked })).toEqual([])
  expectHardlyNoticed(loud, [quiet, after], 0.99)
})
