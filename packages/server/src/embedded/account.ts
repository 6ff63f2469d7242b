import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartFailure } from '../failure.ts'

/** User that PostgreSQL runs as if we are root, because it refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const name = 'quarterdeck'

/** Returns the account PostgreSQL must run as; undefined for our own. An existing cluster keeps its owner. */
export const databaseAccount = (cluster: string, say: (line: string) => void): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const known = find(name)
  const made = known ? undefined : create()
  const account = known ?? made ?? find('nobody')
  if (!account)
    throw new StartFailure(
      `PostgreSQL cannot run as root, and the system user ${name} cannot be created: start Quarterdeck as another user.`,
    )
  const user = known ? name : made ? `${name} (made now)` : 'nobody'
  say(`PostgreSQL does not run as root: using the system user ${user}.`)
  return account
}

const find = (user: string): Account | undefined => {
  const uid = attempt('id', ['-u', user])
  const gid = attempt('id', ['-g', user])
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

const create = () => {
  const made =
    attempt('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]) ??
    // BusyBox has no useradd.
    attempt('adduser', ['-S', '-D', '-H', name])
  // Looked up again even after a failure: another server could have created it.
  return made === undefined ? find(name) : find(name)
}

const attempt = (command: string, args: readonly string[]): string | undefined => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** Returns true if the account can enter a folder and every folder above it. */
export const canReach = (account: Account, folder: string): boolean => {
  const { mode, uid, gid } = statSync(folder)
  const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  const parent = dirname(folder)
  return (mode & needed) !== 0 && (parent === folder || canReach(account, parent))
}
