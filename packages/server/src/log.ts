import type { Log } from '@quarterdeck/api'
import { type Logger, pino, stdTimeFunctions } from 'pino'
import type { Settings } from './settings.ts'

/**
 * Opens the log: structured lines on standard output; standard error has only the line with the reason of a failed
 * start.
 */
export const openLog = (level: Settings['logLevel']): Logger => {
  const destination = pino.destination(1)
  // A line that can't be written, e.g. on a full disk, is lost; the server continues.
  destination.on('error', () => undefined)
  const formatters = { level: (label: string) => ({ level: label }) }
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters }, destination)
}

/** Adapts the logger to the API's interface. */
export const toLog =
  (logger: Logger): Log =>
  (level, message, about) =>
    logger[level](about ?? {}, message)
