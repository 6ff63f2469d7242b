import { ApiError } from '../lib/api/api-error.ts'
import type { Translated } from '../lib/i18n/catalogue.ts'
import type { en } from './messages/en.ts'

export type CommonMessages = Translated<typeof en>

const textOf = (m: CommonMessages['problems'], error: unknown): string => {
  if (!(error instanceof ApiError)) return m.internal
  switch (error.code) {
    case 'network':
      return m.network
    case 'timeout':
      return m.timeout
    case 'rate_limited':
    case 'too_many_requests':
      return m.rateLimited(error.retryAfter)
    case 'maintenance':
      return m.maintenance
    case 'unavailable':
      return m.unavailable
    case 'unauthenticated':
      return m.signedOut
    case 'forbidden':
    case 'fresh_sign_in':
    case 'second_factor':
    case 'closed_account':
    case 'cross_origin':
      return m.forbidden
    case 'view_only':
      return m.viewOnly
    case 'not_found':
      return m.notFound
    case 'conflict':
      return m.conflict
    case 'too_large':
      return m.tooLarge
    case 'internal':
      return m.internal
    default:
      return m.invalid
  }
}

/** A failure in the person's language, and the id under which the server's log knows it. */
export const describeProblem = (
  { problems }: CommonMessages,
  error: unknown,
): { text: string; requestId: string | undefined } => {
  const id = error instanceof ApiError ? error.requestId : undefined
  return { text: textOf(problems, error), requestId: id && problems.requestId(id) }
}
