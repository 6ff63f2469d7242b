import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../failure.ts'
import type { Home } from './home.ts'

/** The contents of `postmaster.pid` about the server of a data directory. */
export interface Served {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

/** Returns the server recorded in a data directory, alive or not. */
export const readServed = (cluster: string): Served | undefined => {
  try {
    const [pid, , , port, , , , status] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Returns true for a live process that serves a data directory: no zombie, and no other program with a reused id. */
export const serves = (pid: number, cluster: string): boolean => {
  if (process.platform === 'win32') return exists(pid)
  if (process.platform !== 'linux') return commandOf(pid).includes(`-D ${cluster}`)
  try {
    // A server's working directory is its data directory, whatever its current name.
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch (error) {
    // In a container root may not look at other users' processes that closely.
    return codeOf(error) === 'EACCES' && commandOf(pid).includes(`-D ${cluster}`)
  }
}

const exists = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Returns the command line of a process; empty if it has ended or is a zombie. */
const commandOf = (pid: number): string => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/**
 * Clears away what a killed server has left, so that a new one can start.
 * Only for a data directory that no living server serves.
 */
export const clearRemains = ({ cluster, sockets, name }: Home): void => {
  if (process.platform === 'linux') endStrays(name)
  const left = readServed(cluster)
  // PostgreSQL notices that a process has ended, but not that its id now belongs to another program or a zombie.
  if (!left || !exists(left.pid)) return
  // Only Linux reliably shows the data directory of a PostgreSQL process.
  if (process.platform !== 'linux' && commandOf(left.pid).includes('postgres')) return
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  rmSync(join(sockets, `.s.PGSQL.${left.port}.lock`), { force: true })
}

/**
 * Ends the sessions of a killed server. While one of them is busy with a query
 * it holds the shared memory, and no new server can start. They carry the
 * cluster's name in their titles. (Elsewhere than on Linux the start is tried
 * again until they have gone by themselves.)
 */
const endStrays = (name: string) => {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  for (const pid of pids.filter((each) => commandOf(each).startsWith(`postgres: ${name}:`))) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended on its own.
    }
  }
}
