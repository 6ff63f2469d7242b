import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { FieldProblem, ProblemBody, ProblemCode } from '@quarterdeck/contract/kit/problem'

/**
 * Failures outside the contract: no response, a timeout, a size limit of a proxy, or a response that is not the
 * API's.
 */
type TransportCode = 'network' | 'timeout' | 'rate_limited' | 'proxy_limit' | 'unexpected'

interface About {
  readonly status?: number | undefined
  readonly requestId?: string | undefined
  readonly problem?:
    | (Omit<Partial<ProblemBody>, 'code'> & { readonly code?: string; readonly ticket?: string })
    | undefined
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/** A failed API call, with the contract's error codes. */
export class ApiError extends Error {
  readonly code: ProblemCode | TransportCode
  readonly status: number | undefined
  readonly requestId: string | undefined
  /** Error code of the response, from the contract or the sign-in library. */
  readonly reason: string | undefined
  readonly fields: Readonly<Record<string, FieldProblem>>
  /** With `conflict`: the current record, and the fields that both sides changed. */
  readonly current: unknown
  readonly conflicts: readonly string[]
  /** With `conflict` of a bulk plan: number of its records that were changed since. */
  readonly changed: number | undefined
  /** With `forbidden`: the missing permission. */
  readonly needs: Permission | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** With a sign-in whose address is not confirmed yet: the ticket to continue with. */
  readonly ticket: string | undefined

  constructor(code: ProblemCode | TransportCode, message: string, about: About = {}) {
    super(message, { cause: about.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = about.status
    this.requestId = about.requestId
    this.reason = about.problem?.code
    this.fields = about.problem?.fields ?? {}
    this.current = about.problem?.current
    this.conflicts = about.problem?.conflicts ?? []
    this.changed = about.problem?.changed
    this.needs = about.problem?.needs
    this.retryAfter = about.retryAfter
    this.ticket = about.problem?.ticket
  }
}

/** Removes problems of fields that are already shown at those fields; undefined if no others remain. */
export const withoutFieldErrors = (error: unknown, shown: readonly string[]): unknown => {
  if (!(error instanceof ApiError)) return error
  const all = Object.entries(error.fields)
  const rest = all.filter(([field]) => !shown.includes(field))
  if (rest.length === all.length) return error
  if (rest.length === 0) return undefined
  const { code, message, status, requestId } = error
  return new ApiError(code, message, { status, requestId, problem: { fields: Object.fromEntries(rest) } })
}

/** Returns true for a network or server error, after which a retry may succeed. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === undefined || error.status >= 500)

/** Returns true during maintenance, which is announced for the whole page. */
export const isMaintenance = (error: unknown): boolean => error instanceof ApiError && error.code === 'maintenance'
