import { codeOf } from '../failure.ts'

/** What the network or the system says when a database is away. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What PostgreSQL says when it goes, comes, or has no room: admin shutdown, crash shutdown, cannot connect now, too many connections. */
const states = new Set(['57P01', '57P02', '57P03', '53300'])

/** What `pg` says, which gives these no code. */
const words = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/

/** Whether a pool had no connection free in time, which says nothing of the database. */
export const isPoolFull = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/** Whether a connection or a statement was not answered in the time that it was given. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^(timeout expired|Query read timeout)/.test(error.message)

/** Thrown instead of trying a database that is known to be away. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** Whether an error means that the database cannot be reached now, as opposed to a statement that it refused. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof DatabaseAway) return true
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  // A missing file is no outage; a missing socket is.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return systemCodes.has(code) || states.has(code) || /^08...$/.test(code) || words.test(error.message)
}
