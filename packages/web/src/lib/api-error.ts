import type { Permission } from '@quarterdeck/contract/core/permission'
import type { FieldProblem, ProblemBody, ProblemCode } from '@quarterdeck/contract/core/problem'

/** Failures that the contract does not know: nothing came back, it took too long, a proxy refused the size, or the answer is not ours. */
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

/** A call that did not succeed, in the contract's terms. */
export class ApiError extends Error {
  readonly code: ProblemCode | TransportCode
  readonly status: number | undefined
  readonly requestId: string | undefined
  /** The answer's own code: one of ours, or one of the sign-in's. */
  readonly reason: string | undefined
  readonly fields: Readonly<Record<string, FieldProblem>>
  /** With `conflict`: the record as it is now, and the fields that both sides changed. */
  readonly current: unknown
  readonly conflicts: readonly string[]
  /** With `conflict` of a plan: how many of its records were changed since. */
  readonly changed: number | undefined
  /** With `forbidden`: the permission that is missing. */
  readonly needs: Permission | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** With a sign-in of somebody whose address is not confirmed yet: by which they go on. */
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

/** What is left of a failure once the problems of some fields are shown at those fields; undefined where that was all. */
export const beyondFields = (error: unknown, shown: readonly string[]): unknown => {
  if (!(error instanceof ApiError)) return error
  const all = Object.entries(error.fields)
  const rest = all.filter(([field]) => !shown.includes(field))
  if (rest.length === all.length) return error
  if (rest.length === 0) return undefined
  const { code, message, status, requestId } = error
  return new ApiError(code, message, { status, requestId, problem: { fields: Object.fromEntries(rest) } })
}

/** Whether the other side did not do its part, so that trying again may help. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === undefined || error.status >= 500)

/** Whether the product is closed for a while, which the page as a whole says and waits for. */
export const isMaintenance = (error: unknown): boolean => error instanceof ApiError && error.code === 'maintenance'
