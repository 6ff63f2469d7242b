import { type ProblemBody, type ProblemCode, problems } from '@quarterdeck/contract/core/problem'
import axios, { type AxiosError, type AxiosProgressEvent, type AxiosResponse, isAxiosError } from 'axios'
import { ApiError } from '../api-error.ts'
import { noticeBuild } from '../build.ts'
import { takeEarly } from './early.ts'
import { currentTrouble, reportTrouble, troubleIsOver } from './trouble.ts'

export interface Request {
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  readonly parameters?: URLSearchParams
  readonly body?: unknown
  readonly headers?: Record<string, string | undefined>
  readonly signal?: AbortSignal | undefined
  /** What comes, where it is a file. */
  readonly responseType?: 'blob'
  readonly onUpload?: ((fraction: number) => void) | undefined
}

const timeout = 30_000
const http = axios.create({ baseURL: '/api' })

const isProblemCode = (code: unknown): code is ProblemCode => typeof code === 'string' && Object.hasOwn(problems, code)

const codeOf = ({ code, response }: AxiosError<Partial<ProblemBody>>): ApiError['code'] => {
  if (!response) return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network'
  // The answer to HEAD has headers only.
  const said = response.data?.code ?? response.headers['x-problem-code']
  if (isProblemCode(said)) return said
  if (response.status === 401) return 'unauthenticated'
  if (response.status === 403) return 'forbidden'
  if (response.status === 404) return 'not_found'
  if (response.status === 413) return 'too_large'
  if (response.status === 429) return 'rate_limited'
  return response.status >= 500 ? 'internal' : 'unexpected'
}

const asApiError = (error: unknown): unknown => {
  if (!isAxiosError<Partial<ProblemBody>>(error) || error.code === 'ERR_CANCELED') return error
  const { response } = error
  const header = (name: string): string | undefined => response?.headers[name]
  const code = codeOf(error)
  if (code === 'network') reportTrouble('connection')
  if (code === 'maintenance') reportTrouble('maintenance')
  return new ApiError(code, response?.data?.message ?? error.message, {
    status: response?.status,
    requestId: header('x-request-id'),
    problem: response?.data,
    retryAfter: Number(header('retry-after') ?? header('x-retry-after')) || undefined,
    cause: error,
  })
}

/** The answer that was asked for before the app was there, or the server's. */
const answerTo = async (request: Request): Promise<Pick<AxiosResponse, 'data' | 'status' | 'headers'>> => {
  const { onUpload } = request
  const query = request.parameters?.toString()
  const early = request.method === 'GET' && (await takeEarly(`/api${request.path}${query ? `?${query}` : ''}`))
  return (
    early ||
    http.request({
      method: request.method,
      url: request.path,
      params: request.parameters,
      data: request.body,
      headers: request.headers ?? {},
      // An upload takes as long as its line needs.
      timeout: onUpload ? 0 : timeout,
      ...(request.responseType && { responseType: request.responseType, timeout: 0 }),
      ...(request.signal && { signal: request.signal }),
      ...(onUpload && {
        onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => onUpload(total ? loaded / total : 0),
      }),
    })
  )
}

/** One request to the API. Whatever goes wrong is thrown as an `ApiError`; only a cancelled request is not. */
export const send = async (request: Request): Promise<Pick<AxiosResponse, 'data' | 'status' | 'headers'>> => {
  try {
    const answer = await answerTo(request)
    if (currentTrouble.get() === 'connection') troubleIsOver()
    noticeBuild(answer.headers['x-build'])
    return answer
  } catch (error) {
    throw asApiError(error)
  }
}
