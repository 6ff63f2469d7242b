import { type ProblemBody, type ProblemCode, problems } from '@quarterdeck/contract/kit/problem'
import axios, { type AxiosError, type AxiosProgressEvent, isAxiosError } from 'axios'
import { ApiError } from '../api-error.ts'
import { reportOutage } from './outage.ts'
import type { Received, Request } from './request.ts'

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
  // Ours says its code: this is a proxy's, which allows less than the product does.
  if (response.status === 413) return 'proxy_limit'
  if (response.status === 429) return 'rate_limited'
  return response.status >= 500 ? 'internal' : 'unexpected'
}

/** Converts a failure of axios into the contract's terms; returns any other as it is. */
export const asApiError = (error: unknown): unknown => {
  if (!isAxiosError<Partial<ProblemBody>>(error) || error.code === 'ERR_CANCELED') return error
  const { response } = error
  const header = (name: string): string | undefined => response?.headers[name]
  const code = codeOf(error)
  if (code === 'network') reportOutage('connection')
  if (code === 'maintenance') reportOutage('maintenance')
  return new ApiError(code, response?.data?.message ?? error.message, {
    status: response?.status,
    requestId: header('x-request-id'),
    problem: response?.data,
    retryAfter: Number(header('retry-after') ?? header('x-retry-after')) || undefined,
    cause: error,
  })
}

/** Sends a request to the server. */
export const sendRequest = async (request: Request): Promise<Received> => {
  const { onUpload } = request
  try {
    return await http.request({
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
  } catch (error) {
    throw asApiError(error)
  }
}
