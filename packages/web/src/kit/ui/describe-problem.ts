import type { FieldProblem } from '@quarterdeck/contract/kit/problem'
import { ApiError } from '../lib/api-error.ts'
import type { Translated } from '../lib/i18n/catalogue.ts'
import type { en } from './messages/en.ts'

export type CommonMessages = Translated<typeof en>

/** Labels of API fields. */
export type FieldLabels = Readonly<Record<string, string>>

/** Returns the text of a field problem; unknown codes of a newer server get a generic text. */
export const fieldProblemText = (
  { fields }: CommonMessages,
  { code, limit }: { readonly code: string; readonly limit?: number | string | undefined },
): string => {
  const { [code]: text = fields.invalid } = fields as Readonly<Record<string, (limit?: number | string) => string>>
  return text(limit)
}

const isName = (part: string) => Number.isNaN(Number(part))

/**
 * Returns the label of a field: its own, that of a nested field (`payment.cardNumber`), or of a row in a list
 * (`items.0.price`).
 */
export const fieldLabel = (labels: FieldLabels, path: string): string => {
  const { [path]: own } = labels
  if (own) return own
  const [first = '', ...parts] = path.split('.')
  const [name, row] = [parts.findLast(isName), parts.find((part) => !isName(part))]
  const known = labels[first] ?? labels[name ?? '']
  if (!known) return path
  return row === undefined ? known : `${known} ${Number(row) + 1}`
}

/** Describes every rejected field. Problems of the whole request have no field to name. */
const refusedText = (
  m: CommonMessages,
  fields: Readonly<Record<string, FieldProblem>>,
  labels: FieldLabels,
  own: FieldLabels,
) =>
  Object.entries(fields)
    .map(
      ([path, problem]) =>
        own[path] ?? [path && fieldLabel(labels, path), fieldProblemText(m, problem)].filter(Boolean).join(': '),
    )
    .join(' · ')

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
    case 'too_many_downloads':
      return m.tooManyDownloads
    case 'busy':
      return m.busy
    case 'storage_full':
      return m.storageFull
    case 'maintenance':
      return m.maintenance
    case 'unavailable':
      return m.unavailable
    case 'unauthenticated':
      return m.signedOut
    case 'fresh_sign_in':
      return m.unconfirmed
    case 'forbidden':
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
    case 'locked':
      return m.locked
    case 'document_too_long':
      return m.documentTooLong
    case 'proxy_limit':
      return m.proxyLimit
    case 'too_large':
      return m.tooLarge
    case 'internal':
      return m.internal
    default:
      return m.invalid
  }
}

/**
 * Describes an error in the user's language, with the request id in the server's log. Errors of fields come without
 * the id, since nobody needs the log for those.
 * @param labels labels of fields that the server may reject
 * @param own texts for some of them, whatever their problem
 */
export const describeProblem = (
  m: CommonMessages,
  error: unknown,
  labels: FieldLabels = {},
  own: FieldLabels = {},
): { text: string; requestId: string | undefined } => {
  const refused = error instanceof ApiError ? refusedText(m, error.fields, labels, own) : ''
  if (refused) return { text: refused, requestId: undefined }
  const id = error instanceof ApiError ? error.requestId : undefined
  return { text: textOf(m.problems, error), requestId: id && m.problems.requestId(id) }
}
