import { flushCompileCache } from 'node:module'
import type { Logger } from 'pino'
import { messageOf, StartFailure } from './failure.ts'
import { openLog } from './log.ts'
import { type Source, startServing } from './server.ts'
import { readSettings } from './settings.ts'

const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** Keeps the program running when its output can't be written, as with `| head` or on a full disk. */
const outliveReaders = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/**
 * Logs unexpected errors and continues: outside input must not end the server for everyone. Each such line is a bug.
 * Everything promised is in the database, so nothing depends on the memory of this process.
 */
const outliveFailures = (log: Logger) => {
  process.on('uncaughtException', (error) => log.error({ err: error }, 'A failure that nobody handled'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A failure that nobody handled'))
}

/**
 * Reads the settings, starts the server, prints its address, and stops at a signal. Prints the reason of a failed start
 * in one line and exits with 1.
 */
export const run = async (source: Source): Promise<void> => {
  outliveReaders()
  const stopRequested = firstSignal()
  try {
    const settings = readSettings(process.env, process.argv.slice(2))
    const logger = openLog(settings.logLevel)
    const server = await startServing(settings, source, { say, logger })
    outliveFailures(logger)
    say(`Quarterdeck is ready at ${settings.publicUrl ?? server.url}/admin/`)
    if (server.isSample) say('Sample data: sign in as admin@quarterdeck.test / quarterdeck-demo')
    // Not left to the end: a server may be killed.
    flushCompileCache()
    await stopRequested
    say('Stopping …')
    await server.stop()
    process.exit(0)
  } catch (error) {
    const reason = error instanceof StartFailure ? error.message : `Quarterdeck has failed: ${messageOf(error)}`
    process.stderr.write(`${reason}\n`, () => process.exit(1))
  }
}

/**
 * Period in milliseconds in which repeated signals are one: a supervisor signals the whole process group, and npm and
 * our start script forward the signal.
 */
const repeatMs = 3000

/**
 * Resolves at the first signal to stop, even during the start. Repetitions of it are ignored; a later signal is from
 * someone who won't wait, and ends the process immediately.
 */
const firstSignal = () =>
  new Promise<void>((resolve) => {
    let requestedAt: number | undefined
    const onSignal = () => {
      if (requestedAt !== undefined && performance.now() - requestedAt > repeatMs) process.exit(1)
      requestedAt ??= performance.now()
      resolve()
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
  })
