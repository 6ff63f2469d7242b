import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@quarterdeck/api'
import { messageOf } from '../failure.ts'
import { type Installation, type Postmaster, type StopMode, startPostmaster, stopPostmaster } from './postmaster.ts'

/** Keeps a server running until it is stopped. */
export interface Supervisor {
  /** The current or last server. */
  readonly current: () => Postmaster
  readonly stop: (mode: StopMode) => Promise<void>
}

const shortestPause = 50
const longestPause = 1000
/** Milliseconds after which the end of a server is not due to its start. */
const settledAfter = 1000

/** Watches a server and restarts it whenever it ends: the first time immediately, then with growing pauses. */
export const supervise = (installation: Installation, first: Postmaster, log: Log): Supervisor => {
  let current = first
  let stopping = false
  let pause = 0
  let restarting: Promise<void> | undefined
  let isRunning = true

  /** Asks the database to shut down when this process ends in any way; it then does so on its own. */
  const onExit = () => {
    try {
      if (isRunning) process.kill(current.pid, 'SIGINT')
    } catch {
      // It has ended already.
    }
  }
  process.on('exit', onExit)

  const restart = async () => {
    log('warn', 'The database has stopped unexpectedly: restarting it', { pid: current.pid })
    while (!stopping) {
      await sleep(pause)
      pause = Math.min(Math.max(pause * 2, shortestPause), longestPause)
      try {
        watch(await startPostmaster(installation, current.port, () => !stopping))
        if (stopping) return
        log('info', 'The database is running again', { pid: current.pid })
        return
      } catch (error) {
        log('error', "The database can't be restarted", { reason: messageOf(error) })
      }
    }
  }

  const watch = (postmaster: Postmaster) => {
    const startedAt = performance.now()
    current = postmaster
    isRunning = true
    void postmaster.gone.then(() => {
      isRunning = false
      if (stopping) return
      if (performance.now() - startedAt > settledAfter) pause = 0
      restarting = restart().finally(() => {
        restarting = undefined
      })
    })
  }
  watch(first)

  return {
    current: () => current,
    stop: async (mode) => {
      stopping = true
      // A restart in progress first hands over its server, ready or not, so that each is stopped. Recovery can continue
      // at the next start.
      const isRestarting = restarting !== undefined
      await restarting
      await stopPostmaster(installation, current, isRestarting ? 'immediate' : mode)
      process.off('exit', onExit)
    },
  }
}
