import { codeOf } from '../failure.ts'

/** Error codes of the network and the system for a database that is unavailable. */
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

/** SQLSTATEs of a PostgreSQL that stops, starts or is full: admin shutdown, crash shutdown, cannot connect now, too many connections. */
const states = new Set(['57P01', '57P02', '57P03', '53300'])

/** PostgreSQL's code for a change that it refuses: on a standby, or after `default_transaction_read_only` was set. */
const readOnlyTransaction = '25006'

/** Messages of errors to which `pg` gives no code. */
const words = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/

/** Returns true for an error of a pool without a free connection, which says nothing about the database. */
export const isPoolFull = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/** Returns true for an error of a connection or a statement that timed out. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^(timeout expired|Query read timeout)/.test(error.message)

/** Thrown instead of trying a database that is known to be away. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** Thrown by a probe of a database that answers and takes no changes. */
export class DatabaseReadOnly extends DatabaseAway {}

/** Returns whether an error says that the database answers and takes no changes. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof DatabaseReadOnly || codeOf(error) === readOnlyTransaction

/** Returns true for an error of a database that is unavailable or read-only, and false for a statement that it rejected. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof DatabaseAway || isReadOnly(error)) return true
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  // A missing file is no outage; a missing socket is.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return systemCodes.has(code) || states.has(code) || /^08...$/.test(code) || words.test(error.message)
}
