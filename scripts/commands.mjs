import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { check } from './check.mjs'
import { frugal, frugalEnv } from './frugal.mjs'
import { near } from './near.mjs'
import { become, capture, plainError, root, run } from './process.mjs'
import { alone } from './setup/alone.mjs'
import { build } from './setup/build.mjs'
import { ensureNodeAndPackages } from './setup/install.mjs'
import { test, testAll } from './test.mjs'
import { tool } from './tools.mjs'
import { asksForHelp, guardArguments, helpOf, helpOfAll } from './usage.mjs'

const web = join(root, 'packages', 'web')

const setUp = (...steps) =>
  alone(async () => {
    const node = await ensureNodeAndPackages()
    for (const step of steps) await step(node)
    return node
  })

/** Returns a command that runs a TypeScript file after its set-up steps. */
const program =
  (file, ...steps) =>
  async (args) =>
    become(await setUp(...steps), [join(root, file), ...args], { cwd: process.cwd() })

/**
 * Returns a command that runs a TypeScript file with fixed first arguments, with the memory limits for processing much
 * data.
 */
const programOf =
  (file, ...first) =>
  async (args) =>
    become(await setUp(), [...frugal, join(root, file), ...first, ...args], {
      cwd: process.cwd(),
      env: { ...process.env, ...frugalEnv },
    })

/** Rejects wrong settings before the build, which takes most of a first start. */
const checkSettings = async (node, args) => {
  const settings = pathToFileURL(join(root, 'packages/server/src/settings.ts')).href
  const code = `import(${JSON.stringify(settings)})
    .then(({ readSettings }) => readSettings(process.env, process.argv.slice(1)))
    .catch((error) => { console.error(error.message); process.exitCode = 1 })`
  const read = await capture(node, ['--input-type=module', '--eval', code, '--', ...args], { cwd: process.cwd() })
  if (read.code !== 0) throw plainError(read.output.trim())
}

const start = async (args) =>
  become(
    await setUp((node) => build(node, 'production', () => checkSettings(node, args))),
    [...frugal, join(root, 'packages/server/src/main.ts'), ...args],
    {
      cwd: process.cwd(),
      env: { ...process.env, ...frugalEnv },
    },
  )

/** Runs server and web app, each restarting on changes. If one exits, the other is stopped. */
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

/** A test compares these with the API's, which can't be loaded before the packages are installed. */
const seedKinds = [
  ...['orders', 'users', 'products', 'invoices', 'tickets', 'reviews', 'expenses', 'courses', 'enrolments', 'openings'],
  ...['applicants', 'visits'],
]

const number = (text) => ['number', text]

const ofServer = {
  port: number('port to listen on, as PORT (3000); 0 takes a free one'),
  host: ['address', 'address to listen on, as HOST (127.0.0.1)'],
  empty: ['', 'no sample data in a new database'],
  'allow-sample': ['', 'let a server with sample data be reached from beyond this machine'],
}

const ofMeasured = {
  data: ['folder', 'a data folder that is there already; it is written to'],
  rounds: number('how often each is measured'),
}

/**
 * All commands. Help texts, rejected options, and the check for options that npm swallowed are derived from this. @type
 * {Record<string, import('./usage.mjs').Described & { perform: (args: string[]) => Promise<number> }>}
 */
export const commands = {
  start: { does: 'Starts the product, at http://127.0.0.1:3000/admin/.', options: ofServer, perform: start },
  test: { does: 'Runs the tests that each change must pass.', perform: test },
  'test:all': {
    does: 'Runs a third of the tests that npm test leaves out, another one on each day.',
    options: { complete: ['', 'every test everywhere, with all repetitions, and the checks'] },
    perform: testAll,
  },
  'test:near': {
    does: 'Tests what the change since a commit (origin/main) can have touched.',
    beside: '[<commit>]',
    perform: async (args) => near(await setUp(), args),
  },
  dev: {
    does: 'Starts the server and the web app, each following its files, at http://localhost:5173/admin/.',
    options: ofServer,
    perform: dev,
  },
  standin: {
    does: 'Serves the web app with the API inside the browser, at http://localhost:4173/admin/.',
    options: { port: number('port to listen on (4173)'), host: ['address', 'address to listen on'] },
    perform: standin,
  },
  check: {
    does: 'Checks types, lint, format, words, arrows between modules, and dead code.',
    perform: async () => ((await check(await setUp())).failures.length === 0 ? 0 : 1),
  },
  format: {
    does: 'Formats, sorts imports, applies safe fixes of the linter, and prints the glossary.',
    perform: async () => {
      const node = await setUp()
      const code =
        (await run(node, [tool('words'), '--shrink'])) + (await run(node, [tool('biome'), 'check', '--write', '.']))
      return code === 0 ? 0 : 1
    },
  },
  house: {
    does: 'Prints the weight and the knots of the code.',
    // Imported on demand: its package isn't installed in a fresh clone.
    perform: async () => {
      await setUp()
      return (await import('./house.mjs')).house()
    },
  },
  maintenance: {
    does: 'Closes the product until a time, opens it again, or says which it is.',
    beside: 'on | off | status',
    options: {
      until: ['time', 'when it ends: +30m, 14:30, or 2030-01-31T14:30'],
      message: ['words', 'what people read meanwhile'],
    },
    perform: program('packages/server/src/maintenance/main.ts'),
  },
  backup: {
    does: 'Writes a backup of everything to a file, while the server runs or not.',
    beside: '<file>',
    options: { encrypt: ['', 'ask for a passphrase, where BACKUP_PASSPHRASE has none'] },
    perform: programOf('packages/server/src/backup/main.ts', 'backup'),
  },
  restore: {
    does: 'Restores a backup, all of it or nothing; the server must be stopped.',
    beside: '<file>',
    options: {
      inspect: ['', 'only read it through and list what is in it'],
      replace: ['', 'take the place of the data that are there'],
    },
    perform: programOf('packages/server/src/backup/main.ts', 'restore'),
  },
  migrate: {
    does: 'Brings the database up to date, as the next start does.',
    options: { plan: ['', 'only say what that changes, and what others wait for'] },
    perform: program('packages/server/src/upgrade/main.ts'),
  },
  doctor: {
    does: 'Holds every kept figure against the records, and says what is wrong.',
    options: { mend: ['', 'put right what can be'] },
    perform: program('packages/server/src/doctor/main.ts'),
  },
  seed: {
    does: 'Adds invented records to a sample installation.',
    options: Object.fromEntries(
      seedKinds.map((kind) => [
        kind,
        number(kind === 'orders' ? 'how many orders' : `how many ${kind}, else in proportion`),
      ]),
    ),
    perform: program('packages/server/src/seed/main.ts'),
  },
  screens: {
    does: 'Takes a picture of every screen in every state, in screens/.',
    beside: '[<beginning of a name> …]',
    options: { edition: ['name', 'only editions whose names begin so, for example phone-dark'] },
    perform: program('e2e/book.ts', build),
  },
  bench: {
    does: 'Measures the API against the least that a server on the same database could do.',
    options: {
      orders: number('on so many orders (1000000)'),
      ...ofMeasured,
      seconds: number('how long each is measured'),
      only: ['words', 'only what has these words in its name'],
    },
    perform: program('bench/api.ts'),
  },
  'bench:growth': {
    does: 'Measures how answers grow with the data.',
    options: {
      sizes: ['numbers', 'on so many orders, for example 15,10000'],
      about: ['entity', 'orders, invoices, or tickets'],
      ...ofMeasured,
    },
    perform: program('bench/growth.ts'),
  },
  'bench:screens': {
    does: 'Measures what a person waits for on every screen.',
    beside: '[<beginning of a path> …]',
    options: {
      fast: ['', 'only on a quick line'],
      slow: ['', 'only on a slow line'],
      exact: ['', 'only the paths that are given, not what is below them'],
      rounds: ofMeasured.rounds,
      waterfall: ['', 'what the first visit asked for, file by file'],
      lighthouse: ['', 'Lighthouse instead of the visits; it is fetched from the registry of npm'],
    },
    perform: program('bench/screens.ts', build),
  },
  'bench:million': {
    does: 'Measures the list of orders in a browser, on a million of them.',
    options: {
      orders: number('on so many orders (1000000)'),
      ...ofMeasured,
      visits: number('how many visits'),
      only: ['words', 'only what has these words in its name'],
    },
    perform: program('bench/million.ts', build),
  },
}

/** Runs `npm run <name>`, or rejects it before any work. Returns the exit code. */
export const perform = (name, args, env) => {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
  if (asksForHelp(name === undefined ? [] : [name, ...args])) {
    console.log(command ? helpOf(name, command) : helpOfAll(commands))
    return 0
  }
  if (!command) throw plainError(helpOfAll(commands))
  guardArguments(name, command, args, env)
  return command.perform(args)
}
