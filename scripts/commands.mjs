import { join } from 'node:path'
import { check } from './check.mjs'
import { frugal, frugalEnv } from './frugal.mjs'
import { house } from './house.mjs'
import { near } from './near.mjs'
import { become, plainError, root, run } from './process.mjs'
import { alone } from './setup/alone.mjs'
import { build } from './setup/build.mjs'
import { ensureNodeAndPackages } from './setup/install.mjs'
import { test, testAll } from './test.mjs'
import { tool } from './tools.mjs'

const web = join(root, 'packages', 'web')

const setUp = (...steps) =>
  alone(async () => {
    const node = await ensureNodeAndPackages()
    for (const step of steps) await step(node)
    return node
  })

/** A command that is a TypeScript file of ours, after the steps it needs. */
const program =
  (file, ...steps) =>
  async (args) =>
    become(await setUp(...steps), [join(root, file), ...args], { cwd: process.cwd() })

const start = async (args) =>
  become(await setUp(build), [...frugal, join(root, 'packages/server/src/main.ts'), ...args], {
    cwd: process.cwd(),
    env: { ...process.env, ...frugalEnv },
  })

/** Both sides, each watching its own files; where one ends, the other has nothing left to do. */
const dev = async (args) => {
  const node = await setUp()
  const both = new AbortController()
  const { signal } = both
  const server = ['--watch', join(root, 'packages', 'server', 'src', 'main.ts'), ...args]
  return Promise.race([
    become(node, server, { signal }),
    become(node, [tool('vite')], { cwd: web, stdio: ['ignore', 'inherit', 'inherit'], signal }),
  ]).finally(() => both.abort())
}

const standin = async (args) => {
  const node = await setUp((its) => build(its, 'standin'))
  const options = ['--mode', 'standin', '--outDir', join(root, '.cache', 'standin'), ...args]
  return become(node, [tool('vite'), 'preview', ...options], { cwd: web })
}

const commands = {
  start,
  test,
  'test:all': testAll,
  'test:near': async (args) => near(await setUp(), args),
  dev,
  standin,
  check: async () => ((await check(await setUp())).failures.length === 0 ? 0 : 1),
  format: async () => run(await setUp(), [tool('biome'), 'check', '--write', '.']),
  house,
  maintenance: program('packages/server/src/maintenance/main.ts'),
  doctor: program('packages/server/src/doctor/main.ts'),
  seed: program('packages/server/src/seed/main.ts'),
  screens: program('e2e/book.ts', build),
  bench: program('bench/api.ts'),
  'bench:growth': program('bench/growth.ts'),
  'bench:screens': program('bench/screens.ts', build),
  'bench:million': program('bench/million.ts', build),
}

/** Does what `npm run <name>` asks for. Answers the exit code. */
export const perform = (name, args) => {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
  if (!command) throw plainError(`Usage: node scripts/qd.mjs <${Object.keys(commands).join(' | ')}> [arguments]`)
  return command(args)
}
