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

/** PostgreSQL's code for a change that it refuses: on a standby, or after `default_transaction_read_only` was set. */
const readOnlyTransaction = '25006'

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

/** Thrown by a probe of a database that answers and takes no changes. */
export class DatabaseReadOnly extends DatabaseAway {}

/** Returns whether an error says that the database answers and takes no changes. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof DatabaseReadOnly || codeOf(error) === readOnlyTransaction

/** Whether an error means that the database cannot be reached or changed now, as opposed to a statement that it refused. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof DatabaseAway || isReadOnly(error)) return true
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  // A missing file is no outage; a missing socket is.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return systemCodes.has(code) || states.has(code) || /^08...$/.test(code) || words.test(error.message)
}
