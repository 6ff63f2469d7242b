import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { seedKinds } from '../packages/api/src/index.ts'
import { commands, perform } from './commands.mjs'
import { closingLine, listed } from './count.mjs'
import { root } from './process.mjs'
import { refusalOf } from './setup/npm.mjs'

const names = Object.keys(commands)
const described = Object.entries<{ readonly options?: Readonly<Record<string, readonly [string, string]>> }>(commands)
const options = described.flatMap(([name, { options: own = {} }]) =>
  Object.entries(own).map(([option, [value]]) => [name, option, value] as const),
)

/** Returns the output of a command, with its exit code. */
const answer = async (name: string | undefined, ...args: string[]) => {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const code = await perform(name, args, {})
  return [code, printed.mock.calls.join('\n')] as const
}

test('each npm script is a command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(Object.keys(scripts).toSorted()).toEqual(names.toSorted())
})

test.each(names)('%s says how it is used, and does nothing else', async (name) => {
  for (const flag of ['--help', '-h']) {
    const [code, printed] = await answer(name, flag)
    expect(code).toBe(0)
    expect(printed).toMatch(/^Usage: npm (run )?[a-z:]+/)
    for (const option of Object.keys(commands[name]?.options ?? {})) expect(printed).toContain(`--${option}`)
  }
})

test('all commands are listed where none is named', async () => {
  const [code, printed] = await answer('--help')
  expect(code).toBe(0)
  for (const name of names) expect(printed).toContain(name)
  expect(() => perform('strat', [], {})).toThrow('Commands:')
})

test.each(names)('%s refuses an option that it does not know, in a sentence and with its usage', (name) => {
  const refused = /^Unknown option '--empyt'\. Usage: npm .*$/
  expect(() => perform(name, ['--empyt'], {})).toThrow(refused)
})

test.each(options)('%s notices that npm kept --%s for itself', (name, option, value) => {
  const env = { [`npm_config_${option.replaceAll('-', '_')}`]: 'true' }
  const words = value ? `--${option} <${value}>` : `--${option}`
  expect(() => perform(name, [], env)).toThrow(
    new RegExp(`^Write \\\`npm (run )?${name} -- ${words}\\\`: npm kept the option for itself\\.$`),
  )
})

test('an option that a command was given is no lost one, whatever npm is set to', () => {
  const env = { npm_config_message: 'release %s' }
  expect(() => perform('maintenance', ['on', '--message', 'Moving', '--empyt'], env)).toThrow(
    "Unknown option '--empyt'",
  )
})

test('records of each kind that the API invents can be asked for', () => {
  expect(Object.keys(commands.seed?.options ?? {}).toSorted()).toEqual([...seedKinds].toSorted())
})

/** Returns the modules a script loads statically, directly or not. */
const loadedBy = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^=(']* from '([^']+)'/gm,
  )) {
    const path = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier
    if (known.has(path)) continue
    known.add(path)
    if (specifier.startsWith('.')) loadedBy(path, known)
  }
  return known
}

test('commands load no package before the packages are installed', () => {
  const loaded = [...loadedBy(join(root, 'scripts', 'commands.mjs'))]
  expect(loaded).toContain(join(root, 'scripts', 'setup', 'npm.mjs'))
  expect(loaded.filter((path) => !path.startsWith(root) && !path.startsWith('node:'))).toEqual([])
})

describe('what keeps npm from writing is named, with the way out', () => {
  const cache = '/home/ada/.npm'

  test.each([
    ['EROFS', `npm error code EROFS\nnpm error syscall mkdir\nnpm error path ${cache}/_cacache`],
    ['EACCES', `npm error code EACCES\nnpm error path ${cache}/_logs`],
  ])('a cache that cannot be written (%s)', (code, output) => {
    expect(refusalOf(output, cache)).toBe(
      `npm cannot write its cache in ${cache} (${code}): name a folder that it can write, as in \`npm_config_cache=/some/folder npm start\`.`,
    )
  })

  test('a folder of somebody else', () => {
    const output = 'npm error code EACCES\nnpm error path /srv/quarterdeck/node_modules'
    expect(refusalOf(output, cache)).toMatch(/^npm cannot write \/srv\/quarterdeck\/node_modules \(EACCES\): /)
  })

  test('a full disk, and nothing of another failure', () => {
    expect(refusalOf('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', cache)).toMatch(
      /^npm found no space left on the disk \(ENOSPC\)/,
    )
    expect(refusalOf('npm error code ENOTFOUND', cache)).toBeUndefined()
  })
})

test('tests that did not run are counted, and the closing line says so', () => {
  expect(listed('  a.spec.ts:3:1 › one\nTotal: 47 tests in 31 files\n')).toBe(47)
  const good = { passed: 3608, failures: [], notRun: 0 }
  expect(closingLine(good)).toBe('3608 passed, 0 failed')
  expect(closingLine({ ...good, notRun: 47 })).toBe('3608 passed, 0 failed, 47 skipped')
})
