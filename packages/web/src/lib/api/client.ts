import type { Endpoint } from '@quarterdeck/contract/core/endpoint'
import type { AxiosResponse } from 'axios'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import { outdateEarly } from './early.ts'
import { newKey } from './new-key.ts'
import { ownChange } from './own-changes.ts'
import { reportProofRequired, reportSignedOut } from './person.ts'
import type { Request } from './request.ts'
import { send } from './send.ts'

export interface Options<Query, Body> {
  readonly query?: Query | undefined
  /** Parameters of a list, as `writeList` writes them. */
  readonly list?: readonly (readonly [string, string])[]
  readonly body?: Body
  /** A body that is not JSON, with its upload's progress from 0 to 1. */
  readonly file?: Blob
  readonly onUpload?: (fraction: number) => void
  /** The version of the record that this change was made on. */
  readonly ifMatch?: number | undefined
  /** The same for every try of one intent; a fresh one where absent. */
  readonly idempotencyKey?: string
  /** Goes out although the page is being left: nobody waits for its answer. */
  readonly outlives?: boolean
  /** Ask for an answer without a body. */
  readonly minimal?: boolean
  readonly signal?: AbortSignal
}

export interface Answer<Data> {
  readonly data: Data
  readonly etag: string | undefined
  /** How many match, on a list. */
  readonly total: number
  readonly totalIsExact: boolean
  /** The cursor behind the last record of a page, where more follow. */
  readonly next: string | undefined
  /** What a write is called in the journal, for Undo. */
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

/** What a file is, where the endpoint takes several types. */
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

/** Whether the person before the screen has done what a call needs, so that it may be repeated. */
const isMended = async (error: unknown): Promise<boolean> => {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'unauthenticated') return reportSignedOut()
  return error.code === 'fresh_sign_in' && reportProofRequired()
}

/** Repeats a call where the person before the screen has done what it needs. */
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
 * Asks for what is shown, as `call` does. It never counts as a change, whatever the endpoint is: its own answer would make it
 * outdated, and it would be asked for ever.
 */
export const ask = <Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Query, Body, Output>,
  options: Options<z.output<Query>, z.input<Body>> = {},
): Promise<Answer<z.output<Output>>> => mended(() => answerTo(endpoint, options))

/** Calls an endpoint of the contract. Where it needs a session or the password, the person is asked for it over their work. */
export const call = <Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Query, Body, Output>,
  options: Options<z.output<Query>, z.input<Body>> = {},
): Promise<Answer<z.output<Output>>> => {
  if (endpoint.method === 'GET' || endpoint.isRead) return ask(endpoint, options)
  return mended(() => {
    outdateEarly()
    return ownChange(answerTo(endpoint, options))
  })
}
