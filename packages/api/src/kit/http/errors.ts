import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { HTTPException } from 'hono/http-exception'

/** Field and message of a violated unique index, by index name. */
export type UniqueErrors = Readonly<Record<string, readonly [field: string, message: string]>>

/** Codes for a full disk: of PostgreSQL (disk_full) or of this machine. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** PostgreSQL codes for insufficient resources: general, memory, configured limits. */
const short = new Set(['53000', '53200', '53400'])

/** Converts an error into a problem; returns undefined if it is our bug. */
export const problemOf = (error: unknown, taken: UniqueErrors = {}): Problem | undefined => {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException && error.status === 400) return new Problem('invalid_request')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (full.has(code)) return new Problem('storage_full')
  if (short.has(code)) return new Problem('busy', { retryAfter: 2 })
  if (error instanceof Error && code === '23505' && 'constraint' in error) {
    const known = taken[String(error.constraint)]
    if (known) return fieldProblem(known[0], { code: 'taken', message: known[1] })
  }
  return undefined
}
