import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../failure.ts'
import { within } from '../timing.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { clearRemains, readServed, type Served, serves } from './processes.ts'
import { environmentFor, reasonIn, run } from './run.ts'
import { syncMethod } from './sync-method.ts'

/** An installed PostgreSQL and its data folder. */
export interface Installation {
  readonly binaries: Binaries
  readonly home: Home
  /** The log of the server. */
  readonly logFile: string
  /** Additional settings for as long as it runs. */
  readonly settings?: Readonly<Record<string, string>>
}

/** A running server process. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Resolves when the process has ended. */
  readonly gone: Promise<void>
}

/** Returns false once a start is no longer needed; it then returns a server that isn't ready. */
type IsNeeded = () => boolean

export type StopMode = 'fast' | 'immediate'

const longestLog = 4 * 1024 ** 2

/** Returns the log written since a position; all of it if it was truncated since. */
export const loggedSince = (logFile: string, start: number): string => {
  const log = existsSync(logFile) ? readFileSync(logFile) : Buffer.alloc(0)
  return log.subarray(log.length < start ? 0 : start).toString()
}

/** Starts a server and waits until it takes connections, however long it must recover. Throws the server's own reason when it gives up. */
export const startPostmaster = async (
  { binaries, home, logFile, settings }: Installation,
  port: number,
  isNeeded: IsNeeded = () => true,
): Promise<Postmaster> => {
  clearRemains(home)
  const logged = startOfLog(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(binaries.postgres, wiring(home, port, settings), {
    ...environmentFor(home.account, home.cluster),
    // In a session of its own: Ctrl-C in the terminal is for us, and we stop the database when we are done with it.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let failure: string | undefined
  const gone = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      failure = messageOf(error)
      resolve()
    })
    child.once('exit', () => {
      failure ??= reasonOf(logFile, logged) ?? 'it ended'
      resolve()
    })
  })
  while (failure === undefined) {
    const served = readServed(home.cluster)
    if (served?.ready && served.pid === child.pid) return { pid: served.pid, port, gone }
    if (child.pid !== undefined && !isNeeded()) return { pid: child.pid, port, gone }
    await sleep(5)
  }
  throw new Error(failure)
}

const reasonOf = (logFile: string, from: number): string | undefined => {
  try {
    return reasonIn(loggedSince(logFile, from))
  } catch (error) {
    return messageOf(error)
  }
}

/** Returns the options that override `postgresql.conf`: connections only through the private folder, and confirmed writes on the disk. */
const wiring = ({ cluster, sockets, name }: Home, port: number, others: Installation['settings']) => {
  const overTcp = process.platform === 'win32'
  const settings = {
    listen_addresses: overTcp ? '127.0.0.1' : '',
    unix_socket_directories: overTcp ? '' : `"${sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    cluster_name: name,
    fsync: 'on',
    full_page_writes: 'on',
    recovery_init_sync_method: syncMethod(),
    ...others,
  }
  return [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
}

const startOfLog = (logFile: string) => {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size <= longestLog) return size
  truncateSync(logFile)
  return 0
}

/** Adopts a server started by another process: it is not a child, so its end must be polled. */
export const adoptPostmaster = ({ pid, port }: Served, cluster: string): Postmaster => ({
  pid,
  port,
  gone: new Promise((resolve) => {
    const timer = setInterval(() => {
      if (serves(pid, cluster)) return
      clearInterval(timer)
      resolve()
    }, 50)
    timer.unref()
  }),
})

/** Stops a server with increasing force. */
export const stopPostmaster = async (
  { binaries, home }: Installation,
  { pid, gone }: Postmaster,
  mode: StopMode,
): Promise<void> => {
  const ended = gone.then(() => true)
  for (const how of mode === 'fast' ? (['fast', 'immediate'] as const) : (['immediate'] as const)) {
    const args = ['stop', '-D', home.cluster, '-m', how, '-W']
    await run(binaries.pgCtl, args, environmentFor(home.account, home.cluster)).catch(() => undefined)
    if (await within(how === 'fast' ? 60_000 : 10_000, ended)) return
  }
  if (serves(pid, home.cluster)) process.kill(pid, 'SIGKILL')
  await ended
}
