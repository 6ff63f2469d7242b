import type { Log } from '@quarterdeck/api'
import { type Logger, pino, stdTimeFunctions } from 'pino'
import type { Settings } from './settings.ts'

/** Structured lines on standard output; standard error is kept for the one line that says why a start failed. */
export const openLog = (level: Settings['logLevel']): Logger => {
  const destination = pino.destination(1)
  // A line that cannot be written, e.g. to a file on a full disk, is lost; the server goes on.
  destination.on('error', () => undefined)
  const formatters = { level: (label: string) => ({ level: label }) }
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters }, destination)
}

/** The log as the API knows it. */
export const toLog =
  (logger: Logger): Log =>
  (level, message, about) =>
    logger[level](about ?? {}, message)
