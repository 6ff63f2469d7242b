import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import type { AxiosResponse } from 'axios'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import { reportProofRequired, reportSignedOut } from './auth-events.ts'
import { discardEarlyResponses } from './early-requests.ts'
import { newKey } from './new-key.ts'
import { ownChange } from './own-changes.ts'
import type { Request } from './request.ts'
import { send } from './send.ts'

export interface Options<Query, Body> {
  readonly query?: Query | undefined
  /** Parameters of a list, as written by `writeList`. */
  readonly list?: readonly (readonly [string, string])[]
  readonly body?: Body
  /** A body that is not JSON; upload progress is from 0 to 1. */
  readonly file?: Blob
  readonly onUpload?: (fraction: number) => void
  /** Version of the record that the change is based on. */
  readonly ifMatch?: number | undefined
  /** The same for every retry of one action; a new one if absent. */
  readonly idempotencyKey?: string
  /** Completes even if the page is closed, without waiting for the response. */
  readonly outlives?: boolean
  /** Requests a response without a body. */
  readonly minimal?: boolean
  readonly signal?: AbortSignal
}

export interface Answer<Data> {
  readonly data: Data
  readonly etag: string | undefined
  /** Number of matching records, on a list. */
  readonly total: number
  readonly totalIsExact: boolean
  /** Cursor of the next page, if there is one. */
  readonly next: string | undefined
  /** Id of the change in the journal, for Undo. */
  readonly batch: string
  readonly requestId: string | undefined
}

const parametersOf = (query: unknown, list: Options<unknown, unknown>['list'] = []): URLSearchParams => {
  const parameters = new URLSearchParams(list.map(([name, value]) => [name, value]))
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) parameters.append(name, String(value))
  }
  return parameters
}

/** Returns the content type of a file, for endpoints that accept several. */
const typeOf = ({ accepts, acceptsToo }: Endpoint, file: Blob | undefined): string | undefined =>
  acceptsToo?.find((type) => type === file?.type) ??
  (acceptsToo && file?.type !== accepts ? acceptsToo.at(-1) : accepts)

const requestOf = (endpoint: Endpoint, options: Options<unknown, unknown>): Request => ({
  method: endpoint.method,
  path: endpoint.path,
  parameters: parametersOf(options.query, options.list),
  body: options.file ?? options.body,
  headers: {
    'Content-Type': typeOf(endpoint, options.file),
    'If-Match': options.ifMatch === undefined ? undefined : `"${options.ifMatch}"`,
    'Idempotency-Key': endpoint.method === 'POST' ? (options.idempotencyKey ?? newKey()) : undefined,
    // What would be ignored is refused instead: a slip of ours is found at once, and nobody takes it for saved.
    Prefer: endpoint.method === 'GET' ? undefined : `handling=strict${options.minimal ? ', return=minimal' : ''}`,
  },
  signal: options.signal,
  onUpload: options.onUpload,
  outlives: options.outlives,
})

const nextOf = (link: unknown): string | undefined => {
  const address = /<([^>]+)>; rel="next"/.exec(String(link))?.[1]
  return new URLSearchParams(address?.split('?')[1]).get('after') ?? undefined
}

const answerOf = <Data>({ data, headers }: Pick<AxiosResponse<Data>, 'data' | 'headers'>): Answer<Data> => ({
  data,
  etag: headers.etag,
  total: Number(headers['x-total-count'] ?? 0),
  totalIsExact: headers['x-total-count-exact'] !== 'false',
  next: nextOf(headers.link),
  batch: headers['x-change-batch'] ?? '',
  requestId: headers['x-request-id'],
})

/**
 * Asks the user to sign in or to confirm their password if the call failed for that; returns true if it can be
 * repeated.
 */
const isMended = async (error: unknown): Promise<boolean> => {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'unauthenticated') return reportSignedOut()
  return error.code === 'fresh_sign_in' && reportProofRequired()
}

/** Repeats a call after the user has signed in or confirmed their password, if it failed for that. */
const mended = async <Data>(once: () => Promise<Data>): Promise<Data> => {
  try {
    return await once()
  } catch (error) {
    if (await isMended(error)) return once()
    throw error
  }
}

const answerTo = async <Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Query, Body, Output>,
  options: Options<z.output<Query>, z.input<Body>>,
): Promise<Answer<z.output<Output>>> => answerOf(await send(requestOf(endpoint as unknown as Endpoint, options)))

/**
 * Reads data, like `call` but never as a change, whatever the method of the endpoint: a change would outdate its own
 * result and read it again endlessly.
 */
export const read = <Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Query, Body, Output>,
  options: Options<z.output<Query>, z.input<Body>> = {},
): Promise<Answer<z.output<Output>>> => mended(() => answerTo(endpoint, options))

/**
 * Calls an endpoint of the contract. If it needs a session or a confirmed password, asks the user in a dialog and
 * repeats the call.
 */
export const call = <Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Query, Body, Output>,
  options: Options<z.output<Query>, z.input<Body>> = {},
): Promise<Answer<z.output<Output>>> => {
  if (endpoint.method === 'GET' || endpoint.isRead) return read(endpoint, options)
  return mended(() => {
    discardEarlyResponses()
    return ownChange(answerTo(endpoint, options))
  })
}
