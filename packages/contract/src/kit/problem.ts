import type { Permission } from './permission.ts'

/** All error codes. Each has one status and one default message. */
export const problems = {
  invalid_request: { status: 400, message: 'Invalid request' },
  unauthenticated: { status: 401, message: 'Sign in to continue' },
  forbidden: { status: 403, message: 'You are not allowed to do this' },
  fresh_sign_in: { status: 403, message: 'Confirm that it is you' },
  second_factor: { status: 403, message: 'Set up two-factor authentication first' },
  closed_account: { status: 403, message: 'This account is closed: return to it first' },
  view_only: { status: 403, message: 'You are seeing this as somebody else: nothing can be changed' },
  cross_origin: { status: 403, message: 'Requests from other sites are refused' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  gone: { status: 410, message: 'This link has ended' },
  conflict: { status: 409, message: 'Someone else changed this meanwhile' },
  locked: { status: 409, message: 'This went out and stays as it is: credit, correct or void it instead' },
  too_large: { status: 413, message: 'The request is too large' },
  document_too_long: {
    status: 422,
    message: 'This document is too long to be drawn: it has too many lines or letters',
  },
  media_type: { status: 415, message: 'Send JSON, with the content type application/json' },
  invalid_fields: { status: 422, message: 'Some fields need attention' },
  too_many_requests: { status: 429, message: 'Too many tries; wait a while' },
  too_many_downloads: {
    status: 429,
    message: 'You have as many downloads under way as one person may; wait until one ends',
  },
  key_reused: { status: 422, message: 'This Idempotency-Key was used for another request' },
  internal: { status: 500, message: 'Something went wrong on our side' },
  maintenance: { status: 503, message: 'Quarterdeck is under maintenance' },
  busy: { status: 503, message: 'Too much is under way at the moment; try again' },
  storage_full: { status: 507, message: 'The server has no room left to store this' },
  unavailable: { status: 503, message: 'The database cannot be reached at the moment' },
} as const
export type ProblemCode = keyof typeof problems

/** Codes of invalid fields. Screens show a translated text by `code`; `message` is for developers who use the API. */
export const fieldCodes = [
  'required',
  'type',
  'whole',
  'invalid',
  'email',
  'phone',
  'too_short',
  'too_long',
  'characters',
  'too_small',
  'too_big',
  'decimals',
  'unknown_unit',
  'tax_category',
  'vat_id',
  'country',
  'time_zone',
  'currency',
  'choice',
  'taken',
  'date',
  'date_order',
  'unknown_record',
  'unknown_field',
  'unknown_variable',
  'placeholder',
  'read_only',
  'forbidden',
  'last_owner',
  'own_email',
  'refunded',
  'shipped',
  'has_variants',
  'mails_a_day',
  'column_full',
  'has_cards',
  'archived',
  'wrong',
  'common_password',
  'picture_type',
  'picture_broken',
  'picture_animated',
  'picture_pixels',
] as const
export type FieldCode = (typeof fieldCodes)[number]

export interface FieldProblem {
  readonly code: FieldCode
  readonly message: string
  /** The limit that was exceeded, or the allowed choices. */
  readonly limit?: number | string
}

/** Body of every error response. */
export interface ProblemBody {
  readonly message: string
  readonly code: ProblemCode
  readonly fields?: Record<string, FieldProblem>
  /** For `conflict`: the current record, and the fields that both sides changed. */
  readonly current?: unknown
  readonly conflicts?: readonly string[]
  /** For `conflict` of a plan: the number of records changed since. */
  readonly changed?: number
  /** For `forbidden`: the missing permission. */
  readonly needs?: Permission
  /** For `too_many_requests`, `too_many_downloads` and `busy`: seconds until a retry makes sense. */
  readonly retryAfter?: number
}

/** An error that is reported to the client. Any other thrown error is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, FieldProblem> | undefined
  readonly more: Pick<ProblemBody, 'current' | 'conflicts' | 'changed' | 'needs' | 'retryAfter'>

  constructor(
    code: ProblemCode,
    about: {
      message?: string
      fields?: Record<string, FieldProblem>
      current?: unknown
      conflicts?: readonly string[]
      changed?: number
      needs?: Permission
      retryAfter?: number
    } = {},
  ) {
    super(about.message ?? problems[code].message)
    this.name = 'Problem'
    this.code = code
    this.fields = about.fields
    this.more = {
      ...(about.current === undefined ? {} : { current: about.current }),
      ...(about.conflicts === undefined ? {} : { conflicts: about.conflicts }),
      ...(about.changed === undefined ? {} : { changed: about.changed }),
      ...(about.needs === undefined ? {} : { needs: about.needs }),
      ...(about.retryAfter === undefined ? {} : { retryAfter: about.retryAfter }),
    }
  }

  get status(): number {
    return problems[this.code].status
  }

  get body(): ProblemBody {
    return { message: this.message, code: this.code, ...(this.fields ? { fields: this.fields } : {}), ...this.more }
  }
}

/** Returns a problem with a single invalid field. */
export const fieldProblem = (field: string, problem: FieldProblem): Problem =>
  new Problem('invalid_fields', { fields: { [field]: problem } })

/** Returns the problem of a missing record in the specification's words, such as `Order not found`. */
export const notFound = (what: string): Problem => new Problem('not_found', { message: `${what} not found` })
