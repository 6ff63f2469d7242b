import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { HTTPException } from 'hono/http-exception'

/** Field and message of a violated unique index, by the name of the index. */
export type UniqueErrors = Readonly<Record<string, readonly [field: string, message: string]>>

/** No room on the disk: of PostgreSQL (disk_full), or of this machine. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** Codes of PostgreSQL for a lack of resources: in general, of memory, of what its configuration allows. */
const short = new Set(['53000', '53200', '53400'])

/** A failure as a problem, or undefined where it is our bug. */
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
