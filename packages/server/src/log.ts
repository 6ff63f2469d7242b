import type { Log } from '@quarterdeck/api'
import { type Logger, pino, stdTimeFunctions } from 'pino'
import type { Settings } from './settings.ts'

/** Structured lines on standard output; standard error is kept for the one line that says why a start failed. */
export const openLog = (level: Settings['logLevel']): Logger =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } })

/** The log as the API knows it. */
export const toLog =
  (logger: Logger): Log =>
  (level, message, about) =>
    logger[level](about ?? {}, message)
